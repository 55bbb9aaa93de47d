import { CONTEST_MS } from '../../../domain/arcade/contests.ts';
import { findOpponent, mayMeet } from '../../../domain/arcade/pairing.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { type Terms as SeatTerms, listFreeSeats, lockTurn, readSeated } from '../../../db/arcade/contest.queries.ts';
import type { ArcadeContest } from '../../../db/arcade/arcade.table.ts';
import { lockContest, readRunsOf, updateContest } from '../../../db/arcade/run.queries.ts';
import { readSeekers } from '../../../db/arcade/seeker.queries.ts';
import type { Reader, Tx } from '../../../db/client/database.ts';
import { isBlocked } from '../../../db/friends/index.ts';
import type { Terms } from './enter-arcade.ts';
import { tellRunMoved } from '../settled-runs.ts';

/** So many contests are looked at, the oldest first. */
const LOOKED_AT = 40;

type Wanted = SeatTerms & Pick<Terms, 'inputClass'>;

/** The contests in which a player may take a seat, the one that is to be taken first. */
export async function findSeats(reader: Reader, terms: Wanted, userId: string, now: number): Promise<ArcadeContest[]> {
  const { game, currency, inputClass } = terms;
  const open = await listFreeSeats(reader, terms, userId, now, LOOKED_AT);
  if (open.length === 0) return [];
  const seated = await readSeated(
    reader,
    open.map(({ id }) => id),
  );
  const own = { userId, inputClass, enteredAt: now };
  const seekers = await readSeekers(reader, game, [...seated, own], now);
  const self = seekers.get(userId);
  if (!self) throw new Error(`${userId} does not look for a seat`);
  const inContest = (id: string) => seated.filter(({ contestId }) => contestId === id);
  // Whoever waits in several contests of a kind has waited since another instant in each.
  const seekersIn = (id: string) =>
    inContest(id).flatMap(({ userId: other, enteredAt, inputClass: by }) => {
      const known = seekers.get(other);
      return known ? [{ ...known, since: enteredAt, inputClass: by }] : [];
    });
  return open.filter(({ id, seats }) => {
    const others = seekersIn(id);
    return seats === 2
      ? others.length > 0 && findOpponent(game, currency, self, others, now) !== null
      : others.every((other) => mayMeet(self, other));
  });
}

/**
 * Draws a seat: in a heat with nobody whom the player may not meet, in a pair with an equal, the longest waiting first.
 * Null where there is none. Two that look for one at a time go one after the other, so that they meet.
 */
export async function drawSeat(tx: Tx, terms: Wanted, userId: string, at: number): Promise<ArcadeContest | null> {
  await lockTurn(tx, terms);
  for (const { id } of await findSeats(tx, terms, userId, at)) {
    const contest = await lockContest(tx, id);
    if (contest && isFree(contest, at)) return sitDown(tx, contest, at);
  }
  return null;
}

/** Takes the seat that was kept for the player. @throws Refused ARCADE_INVITE_OVER, ARCADE_ENTRY */
export async function acceptSeat(
  tx: Tx,
  { game, version, mode, currency, entry }: Terms,
  contestId: string,
  userId: string,
  at: number,
): Promise<ArcadeContest> {
  const contest = await lockContest(tx, contestId);
  if (contest?.invitedId !== userId || !isFree(contest, at)) throw new Refused('ARCADE_INVITE_OVER');
  const runs = await readRunsOf(tx, contestId);
  // Given back, the seat is not taken again.
  if (runs.some((run) => run.userId === userId)) throw new Refused('ARCADE_INVITE_OVER');
  for (const run of runs) if (await isBlocked(tx, userId, run.userId)) throw new Refused('ARCADE_INVITE_OVER');
  const asked = [game, version, mode, currency, entry];
  const offered = [contest.game, contest.version, contest.mode, contest.currency, contest.entry];
  if (asked.join() !== offered.join()) throw new Refused('ARCADE_ENTRY', { field: 'entry' });
  return sitDown(tx, contest, at);
}

const isFree = ({ state, taken, seats, createdAt, heldAt }: ArcadeContest, at: number): boolean =>
  state === 'open' && heldAt === null && taken < seats && createdAt + CONTEST_MS > at;

async function sitDown(tx: Tx, contest: ArcadeContest, at: number): Promise<ArcadeContest> {
  const taken = contest.taken + 1;
  await updateContest(tx, contest.id, { taken });
  for (const run of await readSeated(tx, [contest.id])) await tellRunMoved(tx, run, at);
  return { ...contest, taken };
}
