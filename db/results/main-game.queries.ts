import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { BattleGame } from '../../domain/shared/games.ts';
import { preferences } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { gameRecords } from './result.table.ts';

/** The game in which each of some players has battled most; without those who do not show their statistics to everybody. */
export async function readMainGames(reader: Reader, ids: readonly string[]): Promise<Map<string, BattleGame>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({ userId: gameRecords.userId, game: gameRecords.game })
    .from(gameRecords)
    .leftJoin(preferences, eq(preferences.userId, gameRecords.userId))
    .where(
      and(
        inArray(gameRecords.userId, [...ids]),
        or(
          sql`${preferences.userId} is null`,
          and(eq(preferences.profileVisibility, 'public'), eq(preferences.showStats, true)),
        ),
      ),
    )
    .orderBy(desc(gameRecords.battles), gameRecords.game);
  const games = new Map<string, BattleGame>();
  for (const { userId, game } of rows) if (!games.has(userId)) games.set(userId, game);
  return games;
}
