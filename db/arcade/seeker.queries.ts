import { and, asc, eq, gte, inArray, lte, max, ne, sql } from 'drizzle-orm';
import type { GameId, InputClass } from '../../domain/arcade/games.ts';
import { UNLOCK_WINS } from '../../domain/arcade/cash-unlock.ts';
import { BEST_SPAN, type Seeker } from '../../domain/arcade/pairing.ts';
import { ratingOf } from '../../domain/arcade/rating.ts';
import { DAY } from '../../domain/shared/time.ts';
import type { Reader } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { friendships } from '../friends/index.ts';
import { listOrigins } from '../security/index.ts';
import { listDestinations } from '../wallet/index.ts';
import { arcadeContests, arcadeRatings, arcadeRuns } from './arcade.table.ts';
import { newRating } from './rating.queries.ts';

/** A browser is used by others after a while, and an address is given to others. */
const TRACE_LIFE = 30 * DAY;

/** Somebody who wants a seat, or has one. */
export interface Seated {
  readonly userId: string;
  readonly inputClass: InputClass;
  /** When the entry was paid. */
  readonly enteredAt: number;
}

/** What players are drawn together by, for all of them at once. */
export async function readSeekers(
  reader: Reader,
  game: GameId,
  seated: readonly Seated[],
  now: number,
): Promise<Map<string, Seeker>> {
  const ids = [...new Set(seated.map(({ userId }) => userId))];
  const ratings = await reader
    .select()
    .from(arcadeRatings)
    .where(and(inArray(arcadeRatings.userId, ids), eq(arcadeRatings.game, game)));
  const bests = await reader
    .select({ userId: arcadeRuns.userId, best: max(arcadeRuns.ratingAfterMicro) })
    .from(arcadeRuns)
    .where(
      and(
        inArray(arcadeRuns.userId, ids),
        eq(arcadeRuns.game, game),
        gte(arcadeRuns.endedAt, now - BEST_SPAN),
        sql`${arcadeRuns.ratingAfterMicro} is not null`,
      ),
    )
    .groupBy(arcadeRuns.userId);
  const friends = await reader
    .select({ userId: friendships.userId, friendId: friendships.friendId })
    .from(friendships)
    .where(and(inArray(friendships.userId, ids), inArray(friendships.friendId, ids)));
  const origins = await listOrigins(reader, ids, now - TRACE_LIFE);
  const destinations = await listDestinations(reader, ids);
  const traces = [
    ...origins.map(({ userId, kind, hash }) => ({ userId, trace: `${kind}:${hash}` })),
    ...destinations.map(({ userId, hash }) => ({ userId, trace: `destination:${hash}` })),
  ];
  return new Map(
    seated.map(({ userId, inputClass, enteredAt }) => {
      const { ratingMicro, ratedRuns } = ratings.find((row) => row.userId === userId) ?? newRating(userId, game);
      const best = bests.find((row) => row.userId === userId)?.best ?? ratingMicro;
      const seeker: Seeker = {
        userId,
        rating: ratingOf(ratingMicro),
        best: ratingOf(Math.max(best, ratingMicro)),
        ratedRuns,
        inputClass,
        traces: traces.filter((row) => row.userId === userId).map(({ trace }) => trace),
        friendIds: friends.filter((row) => row.userId === userId).map(({ friendId }) => friendId),
        since: enteredAt,
      };
      return [userId, seeker];
    }),
  );
}

/**
 * Pairs of a contest and an opponent that are read. Nobody meets more than nine in a contest, and of one opponent three
 * contests are read: of so many pairs three contests always have an opponent each.
 */
const PAIRS_READ = 60;

const rivals = alias(arcadeRuns, 'rivals');

/**
 * Whom a player has beaten, contest by contest, in those for coins that were won with the target reached (AR-08), the oldest
 * first; the first three against each opponent, so that many against one hide no other.
 */
export async function readBeaten(reader: Reader, userId: string): Promise<string[][]> {
  const met = reader
    .select({
      contestId: arcadeRuns.contestId,
      rivalId: rivals.userId,
      at: arcadeRuns.endedAt,
      nth: sql`row_number() over (partition by ${rivals.userId} order by ${arcadeRuns.endedAt}, ${arcadeRuns.id})`
        .mapWith(Number)
        .as('nth'),
    })
    .from(arcadeRuns)
    .innerJoin(arcadeContests, eq(arcadeContests.id, arcadeRuns.contestId))
    .innerJoin(
      rivals,
      and(eq(rivals.contestId, arcadeRuns.contestId), eq(rivals.state, 'ended'), ne(rivals.userId, userId)),
    )
    .where(
      and(
        eq(arcadeRuns.userId, userId),
        sql`${arcadeRuns.isWon} and ${arcadeRuns.mode} in ('skill', 'battle')`,
        eq(arcadeContests.currency, 'BC'),
        eq(arcadeContests.state, 'settled'),
        gte(arcadeRuns.score, arcadeContests.target),
      ),
    )
    .as('met');
  const pairs = await reader
    .select({ contestId: met.contestId, rivalId: met.rivalId })
    .from(met)
    .where(lte(met.nth, UNLOCK_WINS))
    .orderBy(asc(met.at), asc(met.contestId), asc(met.rivalId))
    .limit(PAIRS_READ);
  const beaten = new Map<string, string[]>();
  for (const { contestId, rivalId } of pairs) beaten.set(contestId, [...(beaten.get(contestId) ?? []), rivalId]);
  return [...beaten.values()];
}
