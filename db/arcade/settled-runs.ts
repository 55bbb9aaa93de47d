/** What becomes of runs and ratings when a contest ends, whatever kind it is of. */
import { type Meeting, ratingAfter } from '../../domain/arcade/rating.ts';
import { meetRivals } from '../../domain/arcade/free-mode.ts';
import { winnerOf } from '../../domain/arcade/prizes.ts';
import { type Entrant, type Score, isCounted, placesOf } from '../../domain/arcade/result.ts';
import type { Tx } from '../client/database.ts';
import { appendEvent, appendLiveEvent } from '../events/append-event.ts';
import type { ArcadeContest, ArcadeRating, ArcadeRunRow } from './arcade.table.ts';
import { lockRating, microOf, putRating, ratingOf } from './rating.queries.ts';
import { readRunsOf, updateContest, updateRun } from './run.queries.ts';

export interface EndContext {
  readonly at: number;
  /** Ids that grow with time. */
  readonly newId: () => string;
}

export interface SettleContext extends EndContext {
  /** The last secret of the course, in hex, which is nobody's any more. */
  readonly lastSecret: string;
  /** The commitment, in hex, of the course of a contest that is opened by the end of this one. */
  readonly commitmentOf: (contestId: string) => string;
}

export const moneyBy = ({ at, newId }: EndContext) => ({ at, newId, actorId: null });
export const isOpenRun = ({ state }: ArcadeRunRow): boolean => state === 'entered' || state === 'begun';

export const entrantOf = (run: ArcadeRunRow): Entrant => ({ userId: run.userId, result: scoreOf(run) });

export const scoreOf = ({ score, tieBreak }: ArcadeRunRow): Score | null =>
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

/** Gives runs that were played on one course their places, and moves the ratings of all that count. */
export async function placeRuns(
  tx: Tx,
  contest: ArcadeContest,
  runs: readonly ArcadeRunRow[],
): Promise<ArcadeRunRow[]> {
  const entrants = runs.map(entrantOf);
  const winnerId = winnerOf(entrants);
  const places = new Map<string, number>();
  for (const equals of placesOf(entrants)) {
    const place = places.size + 1;
    for (const { userId } of equals) places.set(userId, place);
  }
  const ratings = new Map<string, ArcadeRating>();
  const counted = entrants.filter(isCounted);
  for (const { userId } of counted) ratings.set(userId, await lockRating(tx, userId, contest.game));
  const ended: ArcadeRunRow[] = [];
  for (const run of runs) {
    const { userId } = run;
    const [own, rating] = [scoreOf(run), ratings.get(userId)];
    const isWon = userId === winnerId;
    const others = counted
      .filter((other) => other.userId !== userId)
      .map(({ userId: id, result }) => ({ rating: ratingOf(ratings.get(id)?.ratingMicro ?? 0), result }));
    const rated =
      own && rating ? await rate(tx, contest, rating, { run, meetings: meetRivals(own, others), isWon }) : {};
    ended.push({ ...run, ...rated, place: places.get(userId) ?? null, isWon });
  }
  return ended;
}

/** Ends a contest and what is open in it as void; answers its runs as they were. */
export async function voidRuns(tx: Tx, { id }: ArcadeContest, { at }: EndContext): Promise<ArcadeRunRow[]> {
  const runs = await readRunsOf(tx, id);
  for (const run of runs.filter(isOpenRun)) await updateRun(tx, run.id, { state: 'void', dueAt: null, endedAt: at });
  await updateContest(tx, id, { state: 'void', dueAt: null, endedAt: at });
  return runs;
}

interface Rated {
  readonly run: ArcadeRunRow;
  readonly meetings: readonly Meeting[];
  readonly isWon: boolean;
}

/** Moves a rating by a counted run, which becomes the one that others are measured by. */
export async function rate(tx: Tx, { version }: ArcadeContest, rating: ArcadeRating, { run, meetings, isWon }: Rated) {
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
export async function finish(tx: Tx, contest: ArcadeContest, runs: readonly ArcadeRunRow[], context: SettleContext) {
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
      data: { ...about.data, lastSecret, wasHeld: contest.heldAt !== null, runs: told },
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
