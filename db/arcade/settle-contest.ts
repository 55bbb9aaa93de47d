/**
 * How contests of the arcade end. Whatever ends a run or gives a ticket back takes the contest first, then its runs, then
 * the ratings in the order of the players, then the day of free mode, and the money last.
 */
import { REVIEW_MS } from '../../domain/arcade/contests.ts';
import { freePay, freePrize, isFreeWin, meetRivals } from '../../domain/arcade/free-mode.ts';
import { GAMES } from '../../domain/arcade/games.ts';
import { prizeShares, winnerOf } from '../../domain/arcade/prizes.ts';
import type { Result } from '../../domain/arcade/run.ts';
import { splitPool } from '../../domain/wallet/stakes.ts';
import { restsOn } from '../../domain/wallet/alerts.ts';
import type { Tx } from '../client/database.ts';
import { appendEvent } from '../events/append-event.ts';
import { putPrizes } from '../results/index.ts';
import { payPool, raiseAlert, refundStake, refundStakes, settleByHouse } from '../wallet/index.ts';
import type { ArcadeContest, ArcadeRunRow } from './arcade.table.ts';
import { lockFreeDay, lockRating, putFreeDay, putRating, ratingOf } from './rating.queries.ts';
import { lockContest, lockRun, readRun, readRunsOf, updateContest, updateRun } from './run.queries.ts';
import { settlePair, voidBracket } from './settle-bracket.ts';
import {
  type EndContext,
  type SettleContext,
  aboutContest,
  entrantOf,
  finish,
  isOpenRun,
  moneyBy,
  placeRuns,
  rate,
  scoreOf,
  tellRunMoved,
  voidRuns,
} from './settled-runs.ts';

/** Whether it took part: tickets that were given back did not. */
const isPlayed = ({ state }: ArcadeRunRow): boolean => state === 'ended' || state === 'refused';

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
  if (contest.mode === 'daily') await countDaily(tx, contest, { ...run, ...result }, context);
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
  // A pair of a bracket and the board of a day hold no money, and can be come back to.
  const isKept = contest.bracketId !== null || contest.mode === 'daily';
  if (contest.taken === 1 && !isKept) {
    await voidContest(tx, contest, context);
    return true;
  }
  if (!isKept) await refundStake(tx, contest.id, run.userId, moneyBy(context));
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
  if (contest.state !== 'open' || !isClosed || runs.some(isOpenRun)) return false;
  const played = runs.filter(isPlayed);
  if (await hold(tx, contest, played, context)) return false;
  const [own] = played;
  if (contest.bracketId !== null) await settlePair(tx, contest, played, context);
  else if (contest.mode === 'daily') await closeBoard(tx, contest, context);
  else if (contest.mode === 'practice' && own) await settlePractice(tx, contest, own, context);
  else if (contest.mode === 'free' && own) await settleFree(tx, contest, own, context);
  else await settleByPlaces(tx, contest, played, context);
  return true;
}

/** Money that a run with signs would win waits for staff, once; nothing is decided by it. Whether it does. */
async function hold(tx: Tx, contest: ArcadeContest, played: readonly ArcadeRunRow[], { at, newId }: EndContext) {
  if (contest.currency !== 'USD' || contest.heldAt !== null) return false;
  const entrants = played.map(entrantOf);
  const shares = prizeShares(entrants) ?? [];
  // Whoever goes on from a pair of a bracket may win its money.
  const wins = (userId: string): boolean =>
    contest.bracketId === null
      ? shares.some((share) => share.userId === userId && share.parts > 0)
      : winnerOf(entrants) === userId;
  const odd = played.filter(({ userId, signs }) => signs !== null && wins(userId));
  if (odd.length === 0) return false;
  const dueAt = at + REVIEW_MS;
  await updateContest(tx, contest.id, { heldAt: at, dueAt });
  const carried = odd.map(({ id, signs }) => `run ${id}: ${signs?.join(', ')}`).join('; ');
  const message = `a win of the arcade waits to be looked at, and is paid after a day unless decided: ${carried}`;
  const difference = {
    kind: 'arcade-held',
    message,
    subject: contest.id,
    currency: null,
    sides: [],
    players: odd.map(({ userId }) => userId),
    evidence: restsOn(
      'run',
      odd.map(({ id }) => id),
    ),
  } as const;
  await raiseAlert(tx, { id: newId(), uniqueKey: `arcade-held:${contest.id}`, difference, at });
  const about = aboutContest(contest, played, { at });
  const runs = played.map(({ id, userId }) => ({ userId, runId: id }));
  await appendEvent(tx, { ...about, type: 'arcade.contest-held', data: { ...about.data, runs, dueAt } });
  for (const run of played) await tellRunMoved(tx, run, at);
  return true;
}

/**
 * Ends a contest that comes to nothing, by a fault of ours or because it was not played: everybody gets everything back
 * and no rating moves. A pair takes its whole bracket with it.
 */
export async function voidContest(tx: Tx, contest: ArcadeContest, context: EndContext): Promise<void> {
  if (contest.bracketId !== null) return voidBracket(tx, contest.bracketId, context);
  const runs = await voidRuns(tx, contest, context);
  const paid = runs.filter(({ state }) => state !== 'void');
  const begun = paid.filter(({ state }) => state !== 'entered').map(({ userId }) => userId);
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

/** A run on the board of a day counts as soon as it was played again: nobody waits for others, and nobody is paid. */
async function countDaily(tx: Tx, contest: ArcadeContest, run: ArcadeRunRow, { at }: EndContext): Promise<void> {
  const { id: runId, userId, game, mode, score } = run;
  if (score === null) return;
  const rating = await lockRating(tx, userId, game);
  await putRating(tx, { ...rating, bestScore: Math.max(rating.bestScore, score) });
  await appendEvent(tx, {
    type: 'arcade.run-counted',
    entity: 'arcade',
    entityId: userId,
    concerns: [userId],
    data: { runId, contestId: contest.id, userId, game, mode, score, target: contest.target, isWon: false, paid: 0 },
    at,
  });
}

/** Places follow from the runs, so that the end of a day writes nothing but that it is over, and the last secret. */
const closeBoard = (tx: Tx, { id }: ArcadeContest, { at, lastSecret }: SettleContext): Promise<void> =>
  updateContest(tx, id, { state: 'settled', dueAt: null, endedAt: at, lastSecret });

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
  const shares = prizeShares(runs.map(entrantOf));
  if (!shares) return voidContest(tx, contest, context);
  const payouts = new Map(splitPool(contest.entry * runs.length, shares).map(({ userId, amount }) => [userId, amount]));
  const placed = await placeRuns(tx, contest, runs);
  const paid = placed.map((run) => ({ ...run, paid: payouts.get(run.userId) ?? 0 }));
  await finish(tx, contest, paid, context);
  await payPool(tx, contest.id, shares, moneyBy(context));
  if (contest.currency === 'USD') await keepEarnings(tx, contest, paid, context);
}

/** What a contest for money brought those who played it, as their earnings (EN-33). */
function keepEarnings(
  tx: Tx,
  { id: subjectId, mode, game, entry, fee }: ArcadeContest,
  runs: readonly ArcadeRunRow[],
  { at }: EndContext,
): Promise<void> {
  const isBattle = mode === 'battle';
  const { title: gameTitle } = GAMES[game];
  const title = isBattle ? '1v1 Battle' : 'Skill Match';
  return putPrizes(
    tx,
    { kind: isBattle ? 'arcade-battle' : 'arcade-skill', subjectId, game, gameTitle, title, at },
    runs.map(({ userId, place, paid: prizeCents }) => {
      const others = runs.filter((run) => run.userId !== userId);
      const opponentId = others.length === 1 ? (others[0]?.userId ?? null) : null;
      return { userId, place, opponentId, paidCents: entry + fee, prizeCents };
    }),
  );
}
