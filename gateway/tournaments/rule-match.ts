import { isStaff } from '../../domain/accounts/roles.ts';
import { Refused, type Ruling, must, refuse } from '../../domain/shared/refusals.ts';
import { isOwnMatter } from '../../domain/tournaments/own-matter.ts';
import { type Bracket, type Change, amendResult, ruleResult, setOut } from '../../domain/tournaments/change-bracket.ts';
import { type Pair, NOBODY } from '../../domain/tournaments/graph.ts';
import { NO_MATCH } from '../../domain/tournaments/tournament-events.ts';
import { rulingReason } from '../../domain/tournaments/tournaments.schemas.ts';
import { type User, readUser } from '../../db/accounts/index.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { together } from '../../db/client/together.ts';
import { readEntrant } from '../../db/tournaments/entrant.queries.ts';
import { readEntry } from '../../db/tournaments/lineup.queries.ts';
import { readFacts, readMatch } from '../../db/tournaments/match.queries.ts';
import { insertLog, lockTournament } from '../../db/tournaments/tournament.queries.ts';
import type { LogRow, MatchRow, TournamentRow } from '../../db/tournaments/tournament.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { inStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { onceOver } from '../kernel/once.ts';
import { readInput } from '../kernel/read-input.ts';
import { type ChangeTold, applyChange, bracketOf, meetingOf } from './change-bracket.ts';
import { closeDisputes } from './close-disputes.ts';

interface Decided {
  readonly change: Change;
  readonly what: ChangeTold['what'];
  readonly log: Pick<LogRow, 'what' | 'match' | 'entrantId'>;
  /** The match that was decided; null where it is another thing. */
  readonly match: MatchRow | null;
}

interface Scene {
  readonly tx: Tx;
  readonly row: TournamentRow;
  readonly bracket: Bracket;
  readonly judge: User;
  /** The judge's own seed, or that of the team they play for; null for one who does not play. */
  readonly seed: number | null;
}

interface Decision {
  readonly operation: string;
  readonly key: string;
  readonly tournamentId: string;
  readonly payload: unknown;
  readonly reason: string;
}

/**
 * The frame of every decision over a running tournament: of its organiser, or of staff, with a reason that those
 * concerned read, all that follows from it in one transaction. Answers the tournament's id.
 * @throws Refused NOT_FOUND, FORBIDDEN, TOURNAMENT_NOT_RUNNING, BAD_INPUT, IDEMPOTENCY_KEY_REUSED
 */
async function decide(
  deps: Deps,
  { userId }: Actor,
  { operation, key, tournamentId: id, payload, reason: said }: Decision,
  rule: (scene: Scene) => Promise<Ruling<Decided>>,
): Promise<string> {
  const { reason } = readInput(rulingReason, { reason: said });
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = { userId, key, operation, payload: [id, payload, reason], answerId: id, at };
    const ask = () => together([readUser(tx, userId), lockTournament(tx, id), readEntry(tx, id, userId)]);
    return onceOver(tx, call, ask, async ([account, row, entrant]) => {
      const judge = inStanding(account);
      if (!row) throw new Refused('NOT_FOUND');
      const isJudge = row.organiserId === userId || isStaff(judge.role);
      if (!isJudge) throw new Refused('FORBIDDEN');
      if (row.status !== 'running') throw new Refused('TOURNAMENT_NOT_RUNNING');
      const stored = bracketOf(row, await readFacts(tx, id));
      const seed = entrant?.seed ?? null;
      const { change, what, log, match } = must(await rule({ tx, row, bracket: stored.bracket, judge, seed }));
      await closeDisputes(tx, id, change.rows, reason, at);
      const decisionId = deps.newId();
      const told = { at, actorId: userId, newId: deps.newId, match: log.match ?? NO_MATCH, what, reason };
      const meeting = match && { ...meetingOf(match), status: 'decided' as const, dueAt: null };
      await applyChange(tx, row, stored, change, { ...told, decisionId, meeting });
      const fallen = change.voided.filter((fact) => fact.kind === 'result' && fact.match !== log.match).length;
      await insertLog(tx, { ...log, id: decisionId, tournamentId: id, byId: userId, reason, fallen, at });
      if (row.organiserId !== userId)
        await insertAudit(tx, {
          id: deps.newId(),
          actorId: userId,
          action: `tournament.${log.what}`,
          subject: 'tournament',
          subjectId: id,
          reason,
          data: { match: log.match, entrantId: log.entrantId },
          at,
        });
    });
  });
}

export interface RulingInput {
  readonly tournamentId: string;
  readonly match: number;
  /** Who won; null where nobody did. */
  readonly winnerId: string | null;
  /** Of a table: whether it ended level. Only without a winner. */
  readonly isDraw: boolean;
  /** Games won, in the order of the slots; null where it was not played. */
  readonly games: Pair<number> | null;
  readonly reason: string;
}

/**
 * Sets the result of a match, or another one in its place. What stood on the old one falls, and nothing else. Nobody
 * decides a match of their own, nor one that feeds or follows it.
 * @throws Refused those of `decide`, OWN_MATCH, MATCH_NOT_READY, WINNER_REQUIRED, SCORE_IMPOSSIBLE, DRAW_NOT_ALLOWED
 */
export const ruleMatch = (deps: Deps, actor: Actor, key: string, input: RulingInput): Promise<string> => {
  const { tournamentId, match, winnerId, isDraw, games, reason } = input;
  const payload = [match, winnerId, isDraw, games];
  const call = { operation: 'ruleMatch', key, tournamentId, payload, reason };
  return decide(deps, actor, call, async ({ tx, row, bracket, seed }) => {
    const found = await readMatch(tx, row.id, match);
    if (!found) return refuse('NOT_FOUND');
    if (isOwnMatter(bracket, match, seed)) return refuse('OWN_MATCH');
    const winner = winnerId === null ? null : ((await readEntrant(tx, row.id, winnerId))?.seed ?? NOBODY);
    const change = ruleResult(bracket, match, { winner, isDraw, games });
    if (!change.ok) return change;
    const log = { what: 'ruled', match, entrantId: winnerId } as const;
    return { ok: true, value: { change: change.value, what: 'match.amended', log, match: found } };
  });
};

/**
 * Takes a result back: the match is played again, and whatever followed from it falls.
 * @throws Refused those of `decide`, OWN_MATCH, NO_RESULT
 */
export const undoMatch = (
  deps: Deps,
  actor: Actor,
  key: string,
  { tournamentId, match, reason }: { readonly tournamentId: string; readonly match: number; readonly reason: string },
): Promise<string> =>
  decide(
    deps,
    actor,
    { operation: 'undoMatch', key, tournamentId, payload: match, reason },
    async ({ bracket, seed }) => {
      if (isOwnMatter(bracket, match, seed)) return refuse('OWN_MATCH');
      const change = amendResult(bracket, match, null);
      if (!change.ok) return change;
      const log = { what: 'undone', match, entrantId: null } as const;
      return { ok: true, value: { change: change.value, what: 'match.amended', log, match: null } };
    },
  );

export interface SendOutInput {
  readonly tournamentId: string;
  readonly userId: string;
  /** A cheat loses place and prize too, which staff alone find. */
  readonly isCheat: boolean;
  readonly reason: string;
}

/**
 * Sends somebody out: what is undecided of theirs is lost.
 * @throws Refused those of `decide`, NOT_ENTERED, FORBIDDEN, OWN_MATCH
 */
export const sendOut = (
  deps: Deps,
  actor: Actor,
  key: string,
  { tournamentId, userId, isCheat, reason }: SendOutInput,
): Promise<string> =>
  decide(
    deps,
    actor,
    { operation: 'sendOut', key, tournamentId, payload: [userId, isCheat], reason },
    async ({ tx, row, bracket, judge, seed }) => {
      const entrant = await readEntrant(tx, row.id, userId);
      const theirs = entrant?.seed ?? null;
      if (theirs === null || bracket.folded.out.has(theirs)) return refuse('NOT_ENTERED');
      if (isCheat && !isStaff(judge.role)) return refuse('FORBIDDEN');
      // An organiser who plays would come further by it.
      if (seed !== null) return refuse('OWN_MATCH');
      const change = setOut(bracket, theirs, { isCheat });
      const log = { what: 'sent-out', match: null, entrantId: userId } as const;
      return { ok: true, value: { change, what: 'entrant.out', log, match: null } };
    },
  );
