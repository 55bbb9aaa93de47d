import type { BattleStatus } from '../battles/battle.ts';
import { MINUTE } from '../shared/time.ts';

/** How often sample players sit down to another battle, at the most. */
export const SAMPLE_EVERY = 10 * MINUTE;
/** How long bets are still taken on a battle when the next one takes them already. */
export const SAMPLE_OVERLAP = MINUTE;
/** They go on as long as somebody has been signed in so lately. */
export const SAMPLE_WATCHED = 15 * MINUTE;

/** A battle of theirs that waits or runs. */
export interface SampleBattle {
  readonly id: string;
  readonly status: BattleStatus;
  readonly creatorId: string;
  readonly opponentId: string | null;
  readonly joinedAt: number | null;
  readonly startedAt: number | null;
}

export interface SampleMoves<M> {
  /** Public battles with a free seat. */
  readonly join: readonly M[];
  /** Those in which a stranger was faster: nobody would play them. */
  readonly withdraw: readonly M[];
  readonly start: readonly M[];
  /** Those that have been played for long enough. */
  readonly report: readonly M[];
  /** Who sits down to another battle; null while nobody is to. */
  readonly openBy: string | null;
}

/**
 * What two sample players do next. Bets are taken on one battle at every moment, and one runs: the next one opens before
 * the earlier starts, and starts as that ends. They follow from the rows alone, so that a standstill, a battle called off
 * or a second gateway puts nothing out of order; whatever has begun is finished, watched or not.
 */
export function sampleMoves<M extends SampleBattle>(
  players: readonly [string, string],
  open: readonly M[],
  now: number,
  isWatched: boolean,
): SampleMoves<M> {
  const isOfBoth = ({ creatorId, opponentId }: M): boolean =>
    players.includes(creatorId) && opponentId !== null && players.includes(opponentId);
  const isOwn = ({ creatorId }: M): boolean => players.includes(creatorId);
  const waiting = open.filter(({ status }) => status === 'waiting');
  const ready = waiting.filter(isOfBoth);
  const since = ({ joinedAt }: M): number => joinedAt ?? now;
  const newest = ready.toSorted((one, other) => since(other) - since(one) || (one.id < other.id ? 1 : -1))[0];
  const join = waiting.filter((battle) => isOwn(battle) && battle.opponentId === null);
  const isNextDue = newest === undefined ? join.length === 0 : now - since(newest) >= SAMPLE_EVERY;
  return {
    join,
    withdraw: waiting.filter((battle) => !isOfBoth(battle) && battle.opponentId !== null),
    start: ready.filter((battle) => newest !== undefined && newest !== battle && now - since(newest) >= SAMPLE_OVERLAP),
    report: open.filter(({ status, startedAt }) => status === 'active' && now - (startedAt ?? now) >= SAMPLE_EVERY),
    openBy: isWatched && isNextDue ? (newest?.creatorId === players[0] ? players[1] : players[0]) : null,
  };
}
