/**
 * How contests of the arcade end. Whatever ends a run or gives a ticket back takes the bracket first, then the contest, the
 * run, the ratings in the order of the players, the day of free mode, and the money last; each once.
 */
import { REVIEW_MS } from '../../domain/arcade/contests.ts';
import {
  aboutContest,
  canEnd,
  isPlayed,
  measureRun,
  payAll,
  placeRuns,
  runCounted,
  withScore,
} from '../../domain/arcade/end-contest.ts';
import { EARNED_IN } from '../../domain/arcade/earned.ts';
import { prizeShares } from '../../domain/arcade/prizes.ts';
import { entrantOf } from '../../domain/arcade/result.ts';
import { heldWin, winsToReview } from '../../domain/arcade/review-run.ts';
import type { Result } from '../../domain/arcade/run.ts';
import type { ArcadeContest, ArcadeRunRow } from '../../db/arcade/arcade.table.ts';
import { lockFreeDay, lockRating, lockRatings, putFreeDay, putRating } from '../../db/arcade/rating.queries.ts';
import {
  type RunWithContest,
  endAsVoid,
  lockRunWithContest,
  readRunsOf,
  updateContest,
  updateRun,
} from '../../db/arcade/run.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { payPool, raiseAlert, refundStake, refundStakes, settleByHouse } from '../../db/wallet/index.ts';
import { readBracketOf, settlePair, voidBracket } from './brackets/settle-bracket.ts';
import { type EndContext, type SettleContext, finish, keepEarnings, moneyBy, tellRunMoved } from './settled-runs.ts';

/**
 * Stores what a run came to, null where nobody can have played it, and settles its contest once nobody plays any more. It
 * is under way, and both are locked.
 */
export async function endRun(
  tx: Tx,
  { run, contest }: RunWithContest,
  result: Result | null,
  signs: ArcadeRunRow['signs'],
  context: SettleContext,
): Promise<void> {
  const ended = { state: result ? ('ended' as const) : ('refused' as const), dueAt: null, endedAt: context.at };
  await updateRun(tx, run.id, { ...ended, ...result, signs });
  if (contest.mode === 'daily' && result) await countDaily(tx, contest, { ...run, ...result }, context.at);
  if (!(await settleIfOver(tx, contest, context))) await tellRunMoved(tx, run, context.at);
}

/**
 * Gives a ticket that was not begun back, with its money; whoever leaves a contest last closes it. False where it is no
 * ticket any more.
 */
export async function giveBackTicket(tx: Tx, found: RunWithContest, context: EndContext): Promise<boolean> {
  const own = await lockRunWithContest(tx, found);
  if (own?.run.state !== 'entered') return false;
  const { contest, run } = own;
  // A pair of a bracket and the board of a day hold no money, and can be come back to.
  const isKept = contest.bracketId !== null || contest.mode === 'daily';
  if (contest.taken === 1 && !isKept) {
    await voidContest(tx, contest, context);
    return true;
  }
  if (!isKept) await refundStake(tx, contest.id, run.userId, moneyBy(context));
  await updateRun(tx, run.id, { state: 'void', dueAt: null, endedAt: context.at });
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
  if (!canEnd(contest, runs, context.at)) return false;
  const played = runs.filter(isPlayed);
  const odd = winsToReview(contest, played);
  if (odd.length > 0) {
    await hold(tx, contest, played, odd, context);
    return false;
  }
  const [own] = played;
  if (contest.bracketId !== null) await settlePair(tx, contest, played, context);
  else if (contest.mode === 'daily') await closeBoard(tx, contest, context);
  else if (contest.mode === 'practice' && own) await settlePractice(tx, contest, own, context);
  else if (contest.mode === 'free' && own) await settleFree(tx, contest, own, context);
  else await settleByPlaces(tx, contest, played, context);
  return true;
}

type Runs = readonly ArcadeRunRow[];

/** The money of a contest waits for staff, who are alerted of the wins with signs; nothing is decided by it. */
async function hold(tx: Tx, contest: ArcadeContest, played: Runs, odd: Runs, { at, newId }: EndContext): Promise<void> {
  const dueAt = at + REVIEW_MS;
  await updateContest(tx, contest.id, { heldAt: at, dueAt });
  const difference = heldWin(contest.id, odd);
  await raiseAlert(tx, { id: newId(), uniqueKey: `arcade-held:${contest.id}`, difference, at });
  const about = aboutContest(contest, played, at);
  const runs = played.map(({ id, userId }) => ({ userId, runId: id }));
  await appendEvent(tx, { ...about, type: 'arcade.contest-held', data: { ...about.data, runs, dueAt } });
  for (const run of played) await tellRunMoved(tx, run, at);
}

/**
 * Ends a contest that comes to nothing, by a fault of ours or because it was not played: everybody gets everything back
 * and no rating moves. A pair takes its whole bracket with it.
 */
export async function voidContest(tx: Tx, contest: ArcadeContest, context: EndContext): Promise<void> {
  if (contest.bracketId !== null) return voidBracket(tx, await readBracketOf(tx, contest), context);
  const runs = await endAsVoid(tx, contest.id, context.at);
  const paid = runs.filter(({ state }) => state !== 'void');
  const begun = paid.filter(({ state }) => state !== 'entered').map(({ userId }) => userId);
  for (const { userId, day } of contest.mode === 'free' ? paid : []) {
    const { freeRuns, netCoins } = await lockFreeDay(tx, userId, day);
    // A day that was forgotten meanwhile counts nothing any more.
    if (freeRuns > 0) await putFreeDay(tx, userId, day, { freeRuns: freeRuns - 1, netCoins: netCoins + contest.entry });
  }
  if (contest.entry > 0 && paid.length > 0) await refundStakes(tx, contest.id, moneyBy(context));
  const about = aboutContest(contest, paid, context.at);
  if (contest.mode !== 'practice')
    await appendEvent(tx, { ...about, type: 'arcade.contest-void', data: { ...about.data, begun } });
  for (const run of runs) await tellRunMoved(tx, run, context.at);
}

/** A run on the board of a day counts as soon as it was played again: nobody waits for others, and nobody is paid. */
async function countDaily(tx: Tx, contest: ArcadeContest, run: ArcadeRunRow, at: number): Promise<void> {
  await putRating(tx, withScore(await lockRating(tx, run.userId, run.game), run.score));
  for (const event of runCounted(contest, run, at)) await appendEvent(tx, event);
}

/** Places follow from the runs, so that the end of a day writes nothing but that it is over, and the last secret. */
const closeBoard = (tx: Tx, { id }: ArcadeContest, { at, lastSecret }: SettleContext): Promise<void> =>
  updateContest(tx, id, { state: 'settled', dueAt: null, endedAt: at, lastSecret });

async function settlePractice(tx: Tx, contest: ArcadeContest, run: ArcadeRunRow, context: SettleContext) {
  const rating = withScore(await lockRating(tx, run.userId, run.game), run.score);
  await finish(tx, contest, { runs: [run], standings: [rating] }, context);
}

async function settleFree(tx: Tx, contest: ArcadeContest, run: ArcadeRunRow, context: SettleContext) {
  const rating = await lockRating(tx, run.userId, run.game);
  const day = await lockFreeDay(tx, run.userId, run.day);
  const { paid, ...ended } = measureRun(contest, run, rating, day.netCoins);
  await putFreeDay(tx, run.userId, run.day, { ...day, netCoins: day.netCoins + paid });
  await finish(tx, contest, ended, context);
  await settleByHouse(tx, contest.id, paid, moneyBy(context));
}

const EARNED = {
  battle: { kind: 'arcade-battle', title: EARNED_IN.battle },
  skill: { kind: 'arcade-skill', title: EARNED_IN.skill },
} as const;

/** Heats and pairs: the pool goes to the places. */
async function settleByPlaces(tx: Tx, contest: ArcadeContest, runs: Runs, context: SettleContext): Promise<void> {
  const shares = prizeShares(runs.map(entrantOf));
  if (!shares) return voidContest(tx, contest, context);
  const { runs: placed, standings } = placeRuns(contest, runs, await lockRatings(tx, runs));
  const paid = payAll(contest, placed, shares);
  await finish(tx, contest, { runs: paid, standings }, context);
  await payPool(tx, contest.id, shares, moneyBy(context));
  await keepEarnings(tx, contest, EARNED[contest.mode === 'battle' ? 'battle' : 'skill'], paid, context.at);
}
