import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { GameId } from '../../domain/arcade/games.ts';
import { RATED_RUNS_TO_LEAD } from '../../domain/arcade/rating.ts';
import { preferences, users } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { arcadeRatings } from './arcade.table.ts';

/** Whose rating says something; literal, so that the partial index answers it. */
const isLeader = (game: GameId) =>
  and(eq(arcadeRatings.game, game), sql`${arcadeRatings.ratedRuns} >= ${sql.raw(String(RATED_RUNS_TO_LEAD))}`);

/** The best rated players of a game, best first, with what they let others see. */
export const listLeaders = (reader: Reader, game: GameId, limit: number) =>
  reader
    .select({
      userId: arcadeRatings.userId,
      ratingMicro: arcadeRatings.ratingMicro,
      username: users.username,
      avatarId: users.avatarId,
      profileVisibility: preferences.profileVisibility,
      showStats: preferences.showStats,
    })
    .from(arcadeRatings)
    .innerJoin(users, eq(users.id, arcadeRatings.userId))
    .leftJoin(preferences, eq(preferences.userId, arcadeRatings.userId))
    .where(isLeader(game))
    .orderBy(desc(arcadeRatings.ratingMicro), desc(arcadeRatings.userId))
    .limit(limit);
export type LeaderRow = Awaited<ReturnType<typeof listLeaders>>[number];

/** How many have a better rating. */
export async function countBetter(reader: Reader, game: GameId, ratingMicro: number): Promise<number> {
  const [row] = await reader
    .select({ better: count() })
    .from(arcadeRatings)
    .where(and(isLeader(game), gt(arcadeRatings.ratingMicro, ratingMicro)));
  return row?.better ?? 0;
}
