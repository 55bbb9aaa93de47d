/** What a contest comes to when it ends: the places and the pay of its runs, how players stand by it, and what is told. */
import type { NewEvent } from '../shared/events.ts';
import { placeNumbers } from '../tournaments/places.ts';
import { type Share, splitPool } from '../wallet/stakes.ts';
import type { ContestTold } from './arcade-events.ts';
import { freePay, freePrize, isFreeWin, meetRivals } from './free-mode.ts';
import { winnerOf } from './prizes.ts';
import { type Meeting, microOf, ratingAfter, ratingOf } from './rating.ts';
import { type Score, entrantOf, isCounted, placesOf, scoreOf } from './result.ts';

interface Terms extends ContestTold {
  readonly id: string;
  readonly target: number;
  readonly heldAt: number | null;
}

/** A run that is over. */
interface Run {
  readonly id: string;
  readonly userId: string;
  readonly receipt: string;
  readonly score: number | null;
  readonly tieBreak: number | null;
  readonly digest: string | null;
  readonly isWon: boolean;
  readonly paid: number;
}

/** How a player stands in a game. */
interface Standing {
  readonly ratingMicro: number;
  readonly ratedRuns: number;
  readonly runs: number;
  readonly wins: number;
  readonly bestScore: number;
}

/** Runs with what they came to, and the standings that they moved. */
export interface Ended<R, S> {
  readonly runs: readonly R[];
  readonly standings: readonly S[];
}

type State = { readonly state: 'entered' | 'begun' | 'ended' | 'refused' | 'void' };

export const isOpenRun = ({ state }: State): boolean => state === 'entered' || state === 'begun';

/** Whether it took part: tickets that were given back did not. */
export const isPlayed = ({ state }: State): boolean => state === 'ended' || state === 'refused';

interface Seats {
  readonly state: 'open' | 'settled' | 'void';
  readonly seats: number;
  readonly taken: number;
  readonly dueAt: number | null;
  readonly heldAt: number | null;
}

/** Whether a contest is full or takes nobody any more, and all have played; one that is held, once its time is over. */
export function canEnd({ state, seats, taken, dueAt, heldAt }: Seats, runs: readonly State[], at: number): boolean {
  const isClosed = (dueAt !== null && dueAt <= at) || (heldAt === null && taken === seats);
  return state === 'open' && isClosed && !runs.some(isOpenRun);
}

/** A standing with a score that moves no rating. */
export const withScore = <S extends Standing>(standing: S, score: number | null): S => ({
  ...standing,
  bestScore: Math.max(standing.bestScore, score ?? 0),
});

/** Moves a rating by a counted run, which becomes the one that others are measured by. */
function rate<R extends Run, S extends Standing>(version: number, run: R, standing: S, meetings: readonly Meeting[]) {
  const before = standing.ratingMicro;
  const after = microOf(ratingAfter(ratingOf(before), meetings));
  const isRated = meetings.length > 0;
  return {
    run: isRated ? { ...run, ratingBeforeMicro: before, ratingAfterMicro: after } : run,
    standing: {
      ...withScore(standing, run.score),
      ratingMicro: after,
      ratedRuns: standing.ratedRuns + (isRated ? 1 : 0),
      runs: standing.runs + 1,
      wins: standing.wins + (run.isWon ? 1 : 0),
      runId: run.id,
      runVersion: version,
      runRatingMicro: before,
      runScore: run.score,
      runTieBreak: run.tieBreak,
    },
  };
}

/**
 * Gives runs that were played on one course their places, and moves the ratings of all that count, each against all
 * others that do; `standings` has those of their players.
 */
export function placeRuns<R extends Run, S extends Standing>(
  { version }: Pick<Terms, 'version'>,
  runs: readonly R[],
  standings: ReadonlyMap<string, S>,
): Ended<R, S> {
  const entrants = runs.map(entrantOf);
  const counted = entrants.filter(isCounted);
  const winnerId = winnerOf(entrants);
  const places = placeNumbers(placesOf(entrants).map((equals) => equals.map(({ userId }) => userId)));
  const moved: S[] = [];
  const placed = runs.map((run): R => {
    const { userId } = run;
    const [own, standing] = [scoreOf(run), standings.get(userId)];
    const ended = { ...run, place: places.get(userId) ?? null, isWon: userId === winnerId };
    if (!own || !standing) return ended;
    const others = counted
      .filter((other) => other.userId !== userId)
      .map(({ userId: id, result }) => ({ rating: ratingOf(standings.get(id)?.ratingMicro ?? 0), result }));
    const rated = rate(version, ended, standing, meetRivals(own, others));
    moved.push(rated.standing);
    return rated.run;
  });
  return { runs: placed, standings: moved };
}

/** All who have paid an entry, such as by a run, with what each is paid of the pool. */
export function payAll<P extends Pick<Run, 'userId' | 'paid'>>(
  { entry }: Pick<Terms, 'entry'>,
  players: readonly P[],
  shares: readonly Share[],
): P[] {
  const payouts = new Map(splitPool(entry * players.length, shares).map(({ userId, amount }) => [userId, amount]));
  return players.map((player) => ({ ...player, paid: payouts.get(player.userId) ?? 0 }));
}

/**
 * What a run of free mode comes to beside the stored runs that it is measured by; `netCoins` is what its day stands at,
 * which counts this entry already.
 */
export function measureRun<
  R extends Run & { readonly rivals: readonly (Score & { readonly ratingMicro: number })[] },
  S extends Standing,
>({ version, entry }: Pick<Terms, 'version' | 'entry'>, run: R, standing: S, netCoins: number) {
  const own = scoreOf(run);
  const rivals = run.rivals.map(({ ratingMicro, ...result }) => ({ rating: ratingOf(ratingMicro), result }));
  const meetings = own ? meetRivals(own, rivals) : [];
  const pay = freePay(entry, ratingOf(standing.ratingMicro), meetings);
  const paid = freePrize(pay, entry, netCoins + entry);
  const beaten = meetings.filter(({ outcome }) => outcome === 1).length;
  const ended = { ...run, paid, beaten, isWon: isFreeWin(meetings) };
  const rated = own && rate(version, ended, standing, meetings);
  return { paid, runs: [rated?.run ?? ended], standings: rated ? [rated.standing] : [] };
}

/** What every event of a contest says. */
export function aboutContest(
  { id, game, version, mode, currency, entry, commitment }: Omit<Terms, 'target' | 'heldAt'>,
  runs: readonly Pick<Run, 'userId'>[],
  at: number,
) {
  return {
    entity: 'arcade-contest',
    entityId: id,
    concerns: runs.map(({ userId }) => userId),
    data: { game, version, mode, currency, entry, commitment },
    at,
  };
}

/** That a run counts; nothing for one that does not. */
export function runCounted(
  { id: contestId, game, mode, target }: Pick<Terms, 'id' | 'game' | 'mode' | 'target'>,
  { id: runId, userId, score, isWon, paid }: Pick<Run, 'id' | 'userId' | 'score' | 'isWon' | 'paid'>,
  at: number,
): NewEvent[] {
  if (score === null) return [];
  const data = { runId, contestId, userId, game, mode, score, target, isWon, paid };
  return [{ type: 'arcade.run-counted', entity: 'arcade', entityId: userId, concerns: [userId], data, at }];
}

/** What is told of a contest that is settled, with what it was decided by, and of each of its runs; of practice the run. */
export function settledEvents(
  contest: Terms,
  runs: readonly Run[],
  { at, lastSecret }: { readonly at: number; readonly lastSecret: string },
): NewEvent[] {
  const about = aboutContest(contest, runs, at);
  const told = runs.map(({ id: runId, userId, receipt, score, tieBreak, digest, paid }) => {
    return { runId, userId, receipt, score, tieBreak, digest, paid };
  });
  const data = { ...about.data, lastSecret, wasHeld: contest.heldAt !== null, runs: told };
  return [
    ...(contest.mode === 'practice' ? [] : [{ ...about, type: 'arcade.contest-settled' as const, data }]),
    ...runs.flatMap((run) => runCounted(contest, run, at)),
  ];
}
