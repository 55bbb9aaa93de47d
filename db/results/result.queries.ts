import { and, desc, eq, sql } from 'drizzle-orm';
import type { BattleGame } from '../../domain/shared/games.ts';
import { NO_STATS, type PlayerStats } from '../../domain/results/stats.ts';
import type { Reader } from '../client/database.ts';
import { before, lookup } from '../client/sql.ts';
import { type OutcomeRow, gameRecords, outcomes, playerStats } from './result.table.ts';

const { placeholder } = sql;

const statsByUser = lookup((reader) =>
  reader
    .select()
    .from(playerStats)
    .where(eq(playerStats.userId, placeholder('userId')))
    .prepare('stats_by_user'),
);

export async function readStats(reader: Reader, userId: string): Promise<PlayerStats> {
  const [stats] = await statsByUser(reader, { userId });
  return stats ?? NO_STATS;
}

export interface OutcomeKey {
  readonly at: number;
  readonly battleId: string;
}

/** A player's outcomes, newest first, after a keyset cursor. */
export const listOutcomes = (
  reader: Reader,
  userId: string,
  limit: number,
  after: OutcomeKey | null,
): Promise<OutcomeRow[]> =>
  reader
    .select()
    .from(outcomes)
    .where(
      and(
        eq(outcomes.userId, userId),
        after ? before([outcomes.at, outcomes.battleId], [after.at, after.battleId]) : undefined,
      ),
    )
    .orderBy(desc(outcomes.at), desc(outcomes.battleId))
    .limit(limit);

export interface GameRecord {
  readonly battles: number;
  readonly wins: number;
}

export async function readGameRecord(reader: Reader, userId: string, game: BattleGame): Promise<GameRecord> {
  const [record] = await reader
    .select({ battles: gameRecords.battles, wins: gameRecords.wins })
    .from(gameRecords)
    .where(and(eq(gameRecords.userId, userId), eq(gameRecords.game, game)));
  return record ?? { battles: 0, wins: 0 };
}
