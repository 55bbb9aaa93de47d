import { type Change, amendResult } from '../../../domain/tournaments/change-bracket.ts';
import type { Result } from '../../../domain/tournaments/fold.ts';
import { disputeMatch } from '../../../domain/tournaments/match-life.ts';
import { CONTEST_WINDOW, contestRuling as contest, isContested } from '../../../domain/tournaments/rulings.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { readUser } from '../../../db/accounts/index.ts';
import type { Reader } from '../../../db/client/database.ts';
import { together } from '../../../db/client/together.ts';
import { readEntry } from '../../../db/tournaments/lineup.queries.ts';
import { listMatches, readMatch } from '../../../db/tournaments/match.queries.ts';
import { listPlayedBy, lockTournament, updateTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { MatchRow, TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import { inStanding } from '../../accounts/index.ts';
import { openDispute } from '../../disputes/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Filing } from '../../kernel/manifest/contested.ts';
import type { Deps } from '../../kernel/deps.ts';
import { onceOver } from '../../kernel/once.ts';
import { type StoredBracket, applyMeeting, meetingOf } from '../bracket/change-bracket.ts';
import { contestIdOf, contestKeyOf } from '../bracket/contest-id.ts';
import { readRulings } from '../bracket/settle-stage.ts';

/** So many of a player's tournaments are looked through for rulings. */
const PLAYED_MAX = 20;

/** The matches whose results are rulings of the organiser, with when each was made. */
async function ruledMatches(reader: Reader, row: TournamentRow): Promise<ReadonlyMap<number, number>> {
  const rulings = await readRulings(reader, row);
  return new Map(rulings.flatMap(({ fact, at }) => (fact.kind === 'result' ? [[fact.match, at]] : [])));
}

const mayContest = (row: TournamentRow, match: MatchRow, ruledAt: number | null, seed: number | null, now: number) =>
  contest(row, { slots: [match.one, match.other], winner: match.winner, status: match.status, ruledAt }, seed, now);

/** Whether somebody may contest how a match was decided. @param seed of theirs; null for one who does not play */
export async function canContest(
  reader: Reader,
  row: TournamentRow,
  match: MatchRow,
  seed: number | null,
  now: number,
): Promise<boolean> {
  if (seed === null || match.state !== 'decided') return false;
  const ruledAt = (await ruledMatches(reader, row)).get(match.match) ?? null;
  return mayContest(row, match, ruledAt, seed, now).ok;
}

/** The matches whose rulings a player may contest, as contests. */
export async function listContestable(reader: Reader, userId: string, now: number): Promise<string[]> {
  const ids: string[] = [];
  for (const row of await listPlayedBy(reader, userId, PLAYED_MAX)) {
    const entry = await readEntry(reader, row.id, userId);
    if (!entry || entry.seed === null) continue;
    const ruled = await ruledMatches(reader, row);
    if (![...ruled.values()].some((at) => now < at + CONTEST_WINDOW)) continue;
    for (const match of await listMatches(reader, row.id))
      if (mayContest(row, match, ruled.get(match.match) ?? null, entry.seed, now).ok) ids.push(contestIdOf(match));
  }
  return ids;
}

/**
 * Contests what the organiser has ruled: the result stands until staff have decided, no prize is paid until then, and the
 * organiser decides nothing of it any more.
 * @throws Refused NOT_FOUND, TOURNAMENT_OVER, TOURNAMENT_NOT_RUNNING, NOT_A_PARTICIPANT, ALREADY_DISPUTED, NOT_RULED,
 * DISPUTE_TOO_LATE, NEW_EVIDENCE_REQUIRED, BAD_INPUT, IDEMPOTENCY_KEY_REUSED
 */
export function contestRuling(deps: Deps, actor: Actor, key: string, id: string, filing: Filing): Promise<string> {
  const { userId } = actor;
  const meant = contestKeyOf(id);
  if (!meant) throw new Refused('NOT_FOUND');
  const { tournamentId, match, attempt } = meant;
  return deps.db.transact((tx) => {
    const at = deps.now();
    const call = { userId, key, operation: 'contestRuling', payload: [id, filing], answerId: tournamentId, at };
    const ask = () =>
      together([readUser(tx, userId), lockTournament(tx, tournamentId), readEntry(tx, tournamentId, userId)]);
    return onceOver(tx, call, ask, async ([account, row, entrant]) => {
      inStanding(account);
      const found = row && (await readMatch(tx, tournamentId, match));
      if (!found || found.attempt !== attempt) throw new Refused('NOT_FOUND');
      const ruledAt = (await ruledMatches(tx, row)).get(match) ?? null;
      must(mayContest(row, found, ruledAt, entrant?.seed ?? null, at));
      const complaint = { reportedById: userId, haveBothSpoken: false, ...filing, at };
      await openDispute(deps, tx, { kind: 'tournament', id }, complaint);
      // Its last match may have been decided: what is contested holds the prizes.
      const running = { status: 'running', dueAt: null, version: row.version + 1 } as const;
      await updateTournament(tx, tournamentId, running);
      const transition = disputeMatch(meetingOf(found));
      await applyMeeting(tx, { ...row, ...running }, found, transition, { at, actorId: userId, newId: deps.newId });
    });
  });
}

/**
 * Refuses what would take a contested result away from those who decide it.
 * @throws Refused RULING_CONTESTED
 */
export function requireUncontested(
  disputed: readonly Pick<MatchRow, 'match' | 'state' | 'status'>[],
  change: Pick<Change, 'rows'>,
  match: number | null,
): void {
  if (disputed.some((one) => isContested(one) && (one.match === match || change.rows.includes(one.match))))
    throw new Refused('RULING_CONTESTED');
}

/** The result of a match, decided anew as it stands: it is the word of whoever decides now. */
export function restate({ bracket }: StoredBracket, match: number): Change {
  const old = bracket.facts.find((fact): fact is Result => fact.kind === 'result' && fact.match === match);
  const { winner = null, how = 'both-out', games } = old ?? {};
  return must(amendResult(bracket, match, { winner, how, ...(games && { games }) }));
}
