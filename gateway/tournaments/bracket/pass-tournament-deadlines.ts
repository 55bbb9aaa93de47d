import { OWN_REASONS } from '../../../domain/tournaments/own-reasons.ts';
import { passMatchDeadline } from '../../../domain/tournaments/match-life.ts';
import { passTournamentDeadline } from '../../../domain/tournaments/tournament.ts';
import type { Tx } from '../../../db/client/database.ts';
import { countHere } from '../../../db/tournaments/entrant.queries.ts';
import { listDueMatches, readMatch } from '../../../db/tournaments/match.queries.ts';
import { listDueTournaments, lockTournament, updateTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import type { StakeContext } from '../../../db/wallet/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { endWithoutResult } from '../desk/cancel-tournament.ts';
import { meetingOf } from './change-bracket.ts';
import { endProposals } from '../entry/end-proposal.ts';
import { applyTransition } from './play-match.ts';
import { settleTournament } from '../desk/settle-tournament.ts';
import { startTournament } from './start-tournament.ts';
import { tellAll } from '../talk/tell-tournament.ts';

/** So many at a time, each in a transaction of its own, so that players' calls come in between. */
const CHUNK = 20;

/** Does what is due in tournaments whose deadline has come, and answers how many it moved. Safe to run in many gateways. */
export async function passTournamentDeadlines(deps: Deps): Promise<number> {
  const due = await listDueTournaments(deps.db.read, deps.now(), CHUNK);
  const moved = await Promise.all(due.map((id) => passOne(deps, id)));
  return moved.filter(Boolean).length;
}

const passOne = (deps: Deps, id: string): Promise<boolean> =>
  deps.db.transact(async (tx) => {
    const at = deps.now();
    const row = await lockTournament(tx, id);
    const stage = row && passTournamentDeadline(row, await countHere(tx, id), at);
    if (!row || !stage) return false;
    await enterStage(deps, tx, row, stage, { at, actorId: null, newId: deps.newId });
    return true;
  });

async function enterStage(
  deps: Deps,
  tx: Tx,
  row: TournamentRow,
  stage: Pick<TournamentRow, 'status' | 'dueAt'>,
  context: StakeContext,
): Promise<void> {
  switch (stage.status) {
    case 'running':
      return startTournament(deps, tx, row, context);
    case 'completed':
      return settleTournament(tx, row, context);
    case 'cancelled': {
      const few = OWN_REASONS[row.teamSize === null ? 'fewPlayers' : 'fewTeams'];
      const why = row.status === 'draft' ? OWN_REASONS.notAnnounced : few;
      return endWithoutResult(tx, row, why, context);
    }
    case 'registration':
    case 'check-in': {
      await updateTournament(tx, row.id, stage);
      if (stage.status === 'check-in') await endProposals(tx, { ...row, ...stage }, context);
      const type = stage.status === 'check-in' ? 'tournament.check-in-opened' : 'tournament.registration-opened';
      return tellAll(tx, { ...row, ...stage }, type, context);
    }
    case 'draft':
    case 'announced':
    case 'settling':
      throw new Error(`time makes no tournament ${stage.status}`);
  }
}

/** The same for matches: who does not come, who says nothing, and the one report that stands. */
export async function passMatchDeadlines(deps: Deps): Promise<number> {
  const due = await listDueMatches(deps.db.read, deps.now(), CHUNK);
  const moved = await Promise.all(due.map(({ tournamentId, match }) => passMatch(deps, tournamentId, match)));
  return moved.filter(Boolean).length;
}

const passMatch = (deps: Deps, tournamentId: string, match: number): Promise<boolean> =>
  deps.db.transact(async (tx) => {
    const at = deps.now();
    const row = await lockTournament(tx, tournamentId);
    const found = row?.status === 'running' ? await readMatch(tx, tournamentId, match) : undefined;
    const transition = found && passMatchDeadline(meetingOf(found), at);
    if (!row || !found || !transition) return false;
    await applyTransition(deps, tx, row, found, transition, { at, actorId: null });
    return true;
  });
