/**
 * How contests of the arcade end. Whatever ends a run or gives a ticket back takes the contest first, then its runs, then
 * the ratings in the order of the players, then the day of free mode, and the money last.
 */
import { REVIEW_MS } from '../../domain/arcade/contests.ts';
import { freePay, freePrize, isFreeWin, meetRivals } from '../../domain/arcade/free-mode.ts';
import { prizeShares, winnerOf } from '../../domain/arcade/prizes.ts';
import { type Meeting, ratingAfter } from '../../domain/arcade/rating.ts';
import { type Entrant, type Score, isCounted, placesOf } from '../../domain/arcade/result.ts';
import type { Result } from '../../domain/arcade/run.ts';
import { splitPool } from '../../domain/wallet/stakes.ts';
import type { Tx } from '../client/database.ts';
import { appendEvent, appendLiveEvent } from '../events/append-event.ts';
import { payPool, raiseAlert, refundStake, refundStakes, settleByHouse } from '../wallet/index.ts';
import type { ArcadeContest, ArcadeRating, ArcadeRunRow } from './arcade.table.ts';
import { lockFreeDay, lockRating, microOf, putFreeDay, putRating, ratingOf } from './rating.queries.ts';
import { lockContest, lockRun, readRun, readRunsOf, updateContest, updateRun } from './run.queries.ts';

export interface EndContext {
  readonly at: number;
  /** Ids that grow with time. */
  readonly newId: () => string;
}

export interface SettleContext extends EndContext {
  /** The last secret of the course, in hex, which is nobody's any more. */
  readonly lastSecret: string;
}

const moneyBy = ({ at, newId }: EndContext) => ({ at, newId, actorId: null });
const isOpen = ({ state }: ArcadeRunRow): boolean => state === 'entered' || state === 'begun';
/** Whether it took part: tickets that were given back did not. */
const isPlayed = ({ state }: ArcadeRunRow): boolean => state === 'ended' || state === 'refused';
const entrantOf = (run: ArcadeRunRow): Entrant => ({ userId: run.userId, result: scoreOf(run) });

const scoreOf = ({ score, tieBreak }: ArcadeRunRow): Score | null =>
  score === null || tieBreak === null ? null : { score, tieBreak };

export const tellRunMoved = (tx: Tx, { id, userId }: ArcadeRunRow, at: number): Promise<void> =>
  appendLiveEvent(tx, {
    type: 'arcade.run-moved',
    entity: 'arcade',
    entityId: userId,
    concerns: [userId],
    data: { runId: id },
    at,
  });

/** The contest and a run of it, locked in this order; undefined where the run is unknown. */
async function lockBoth(tx: Tx, runId: string) {
  const found = await readRun(tx, runId);
  if (!found) return undefined;
  const contest = await lockContest(tx, found.contest.id);
  const run = await lockRun(tx, runId);
  return contest && run && { contest, run };
}

/**
 * Stores what a run came to, null where nobody can have played it, and settles its contest once nobody plays any more.
 * False where the run had ended before.
 */
export async function endRun(
  tx: Tx,
  runId: string,
  result: Result | null,
  context: SettleContext,
  signs: ArcadeRunRow['signs'] = null,
): Promise<boolean> {
  const found = await lockBoth(tx, runId);
  if (!found || found.run.state !== 'begun') return false;
  const { contest, run } = found;
  const ended = { state: result ? ('ended' as const) : ('refused' as const), dueAt: null, endedAt: context.at };
  await updateRun(tx, runId, { ...ended, ...result, signs });
  if (!(await settleIfOver(tx, contest, context))) await tellRunMoved(tx, run, context.at);
  return true;
}

/**
 * Gives a ticket that was not begun back, with its money; whoever leaves a contest last closes it. False where it is no
 * ticket any more.
 */
export async function giveBackTicket(tx: Tx, runId: string, context: EndContext): Promise<boolean> {
  const found = await lockBoth(tx, runId);
  if (!found || found.run.state !== 'entered') return false;
  const { contest, run } = found;
  if (contest.taken === 1) {
    await voidContest(tx, contest, context);
    return true;
  }
  await refundStake(tx, contest.id, run.userId, moneyBy(context));
  await updateRun(tx, runId, { state: 'void', dueAt: null, endedAt: context.at });
  await updateContest(tx, contest.id, { taken: contest.taken - 1 });
  await tellRunMoved(tx, run, context.at);
  return true;
}

/**
 * Settles a contest that is full or takes nobody any more, once all have played; one that is held for staff once their
 * time is over. The contest is locked.
 */
export async function settleIfOver(tx: Tx, contest: ArcadeContest, context: SettleContext): Promise<boolean> {
  const runs = await readRunsOf(tx, contest.id);
  const isDue = contest.dueAt !== null && contest.dueAt <= context.at;
  const isClosed = isDue || (contest.heldAt === null && contest.taken === contest.seats);
  if (contest.state !== 'open' || !isClosed || runs.some(isOpen)) return false;
  const played = runs.filter(isPlayed);
  if (await hold(tx, contest, played, context)) return false;
  const [own] = played;
  if (contest.mode === 'practice' && own) await settlePractice(tx, contest, own, context);
  else if (contest.mode === 'free' && own) await settleFree(tx, contest, own, context);
  else await settleByPlaces(tx, contest, played, context);
  return true;
}

/** Money that a run with signs would win waits for staff, once; nothing is decided by it. Whether it does. */
async function hold(tx: Tx, contest: ArcadeContest, played: readonly ArcadeRunRow[], { at, newId }: EndContext) {
  if (contest.currency !== 'USD' || contest.heldAt !== null) return false;
  const shares = prizeShares(played.map(entrantOf)) ?? [];
  const odd = played.filter(
    ({ userId, signs }) => signs !== null && shares.some((share) => share.userId === userId && share.parts > 0),
  );
  if (odd.length === 0) return false;
  await updateContest(tx, contest.id, { heldAt: at, dueAt: at + REVIEW_MS });
  const carried = odd.map(({ id, signs }) => `run ${id}: ${signs?.join(', ')}`).join('; ');
  const message = `a win of the arcade waits to be looked at, and is paid after a day unless decided: ${carried}`;
  const difference = { kind: 'arcade-held', message, subject: contest.id, currency: null, sides: [] } as const;
  await raiseAlert(tx, { id: newId(), uniqueKey: `arcade-held:${contest.id}`, difference, at });
  for (const run of played) await tellRunMoved(tx, run, at);
  return true;
}

/**
 * Ends a contest that comes to nothing, by a fault of ours or because it was not played: everybody gets everything back
 * and no rating moves.
 */
export async function voidContest(tx: Tx, contest: ArcadeContest, context: EndContext): Promise<void> {
  const runs = await readRunsOf(tx, contest.id);
  const paid = runs.filter(({ state }) => state !== 'void');
  const begun = paid.filter(({ state }) => state !== 'entered').map(({ userId }) => userId);
  for (const run of runs.filter(isOpen))
    await updateRun(tx, run.id, { state: 'void', dueAt: null, endedAt: context.at });
  await updateContest(tx, contest.id, { state: 'void', dueAt: null, endedAt: context.at });
  for (const { userId, day } of contest.mode === 'free' ? paid : []) {
    const { freeRuns, netCoins } = await lockFreeDay(tx, userId, day);
    // A day that was forgotten meanwhile counts nothing any more.
    if (freeRuns > 0) await putFreeDay(tx, userId, day, { freeRuns: freeRuns - 1, netCoins: netCoins + contest.entry });
  }
  if (contest.entry > 0 && paid.length > 0) await refundStakes(tx, contest.id, moneyBy(context));
  const about = aboutContest(contest, paid, context);
  if (contest.mode !== 'practice')
    await appendEvent(tx, { ...about, type: 'arcade.contest-void', data: { ...about.data, begun } });
  for (const run of runs) await tellRunMoved(tx, run, context.at);
}

export function aboutContest(contest: ArcadeContest, runs: readonly ArcadeRunRow[], { at }: Pick<EndContext, 'at'>) {
  const { game, version, mode, currency, entry, commitment } = contest;
  return {
    entity: 'arcade-contest',
    entityId: contest.id,
    concerns: runs.map(({ userId }) => userId),
    data: { game, version, mode, currency, entry, commitment },
    at,
  };
}

async function settlePractice(tx: Tx, contest: ArcadeContest, run: ArcadeRunRow, context: SettleContext) {
  const rating = await lockRating(tx, run.userId, run.game);
  await putRating(tx, { ...rating, bestScore: Math.max(rating.bestScore, run.score ?? 0) });
  await finish(tx, contest, [{ ...run, isWon: false }], context);
}

async function settleFree(tx: Tx, contest: ArcadeContest, run: ArcadeRunRow, context: SettleContext) {
  const rating = await lockRating(tx, run.userId, run.game);
  const before = ratingOf(rating.ratingMicro);
  const own = scoreOf(run);
  const rivals = run.rivals.map(({ ratingMicro, ...result }) => ({ rating: ratingOf(ratingMicro), result }));
  const meetings = own ? meetRivals(own, rivals) : [];
  const day = await lockFreeDay(tx, run.userId, run.day);
  // The day counts this entry already.
  const paid = freePrize(freePay(contest.entry, before, meetings), contest.entry, day.netCoins + contest.entry);
  await putFreeDay(tx, run.userId, run.day, { ...day, netCoins: day.netCoins + paid });
  const isWon = isFreeWin(meetings);
  const rated = own ? await rate(tx, contest, rating, { run, meetings, isWon }) : {};
  const beaten = meetings.filter(({ outcome }) => outcome === 1).length;
  await finish(tx, contest, [{ ...run, ...rated, paid, beaten, isWon }], context);
  await settleByHouse(tx, contest.id, paid, moneyBy(context));
}

/** Heats and pairs: the pool goes to the places, and everybody who counts is rated against all others who do. */
async function settleByPlaces(
  tx: Tx,
  contest: ArcadeContest,
  runs: readonly ArcadeRunRow[],
  context: SettleContext,
): Promise<void> {
  const entrants = runs.map(entrantOf);
  const shares = prizeShares(entrants);
  if (!shares) return voidContest(tx, contest, context);
  const payouts = new Map(splitPool(contest.entry * runs.length, shares).map(({ userId, amount }) => [userId, amount]));
  const winnerId = winnerOf(entrants);
  const places = new Map<string, number>();
  for (const equals of placesOf(entrants)) {
    const place = places.size + 1;
    for (const { userId } of equals) places.set(userId, place);
  }
  const ratings = new Map<string, ArcadeRating>();
  for (const { userId } of entrants.filter(isCounted)) ratings.set(userId, await lockRating(tx, userId, contest.game));
  const ended: ArcadeRunRow[] = [];
  for (const run of runs) {
    const { userId } = run;
    const [own, rating] = [scoreOf(run), ratings.get(userId)];
    const isWon = userId === winnerId;
    const others = entrants
      .filter(isCounted)
      .filter((other) => other.userId !== userId)
      .map(({ userId: id, result }) => ({ rating: ratingOf(ratings.get(id)?.ratingMicro ?? 0), result }));
    const rated =
      own && rating ? await rate(tx, contest, rating, { run, meetings: meetRivals(own, others), isWon }) : {};
    ended.push({ ...run, ...rated, paid: payouts.get(userId) ?? 0, place: places.get(userId) ?? null, isWon });
  }
  await finish(tx, contest, ended, context);
  await payPool(tx, contest.id, shares, moneyBy(context));
}

interface Rated {
  readonly run: ArcadeRunRow;
  readonly meetings: readonly Meeting[];
  readonly isWon: boolean;
}

/** Moves a rating by a counted run, which becomes the one that others are measured by. */
async function rate(tx: Tx, { version }: ArcadeContest, rating: ArcadeRating, { run, meetings, isWon }: Rated) {
  const after = microOf(ratingAfter(ratingOf(rating.ratingMicro), meetings));
  await putRating(tx, {
    ...rating,
    ratingMicro: after,
    ratedRuns: rating.ratedRuns + (meetings.length > 0 ? 1 : 0),
    runs: rating.runs + 1,
    wins: rating.wins + (isWon ? 1 : 0),
    bestScore: Math.max(rating.bestScore, run.score ?? 0),
    runId: run.id,
    runVersion: version,
    runRatingMicro: rating.ratingMicro,
    runScore: run.score,
    runTieBreak: run.tieBreak,
  });
  return meetings.length > 0 ? { ratingBeforeMicro: rating.ratingMicro, ratingAfterMicro: after } : {};
}

/** Writes what the runs of a contest have come to, and tells it. */
async function finish(tx: Tx, contest: ArcadeContest, runs: readonly ArcadeRunRow[], context: SettleContext) {
  const { id: contestId, game, mode, target } = contest;
  const { at, lastSecret } = context;
  await updateContest(tx, contestId, { state: 'settled', dueAt: null, endedAt: at, lastSecret });
  for (const { id, beaten, place, isWon, paid, ratingBeforeMicro, ratingAfterMicro } of runs)
    await updateRun(tx, id, { beaten, place, isWon, paid, ratingBeforeMicro, ratingAfterMicro });
  const about = aboutContest(contest, runs, context);
  if (mode !== 'practice') {
    const told = runs.map(({ id: runId, userId, receipt, score, tieBreak, digest, paid }) => ({
      runId,
      userId,
      receipt,
      score,
      tieBreak,
      digest,
      paid,
    }));
    await appendEvent(tx, {
      ...about,
      type: 'arcade.contest-settled',
      data: { ...about.data, lastSecret, runs: told },
    });
  }
  for (const run of runs) {
    const { id: runId, userId, score, isWon, paid } = run;
    if (score !== null)
      await appendEvent(tx, {
        type: 'arcade.run-counted',
        entity: 'arcade',
        entityId: userId,
        concerns: [userId],
        data: { runId, contestId, userId, game, mode, score, target, isWon, paid },
        at,
      });
    await tellRunMoved(tx, run, at);
  }
}
