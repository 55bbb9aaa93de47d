import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
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

/** The battles that a player won last, newest first. */
export const listWins = (reader: Reader, userId: string, limit: number): Promise<OutcomeRow[]> =>
  reader
    .select()
    .from(outcomes)
    .where(and(eq(outcomes.userId, userId), eq(outcomes.won, true)))
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

/** When a player's battles since an instant were settled, each counted once. */
export async function listBattleTimes(
  reader: Reader,
  userId: string,
  since: number,
): Promise<{ at: number; value: number }[]> {
  const rows = await reader
    .select({ at: outcomes.at })
    .from(outcomes)
    .where(and(eq(outcomes.userId, userId), gte(outcomes.at, since)));
  return rows.map(({ at }) => ({ at, value: 1 }));
}

/** Which of some battles a player has lost. */
export async function lostAmong(reader: Reader, userId: string, battleIds: readonly string[]): Promise<Set<string>> {
  if (battleIds.length === 0) return new Set();
  const rows = await reader
    .select({ id: outcomes.battleId })
    .from(outcomes)
    .where(and(eq(outcomes.userId, userId), inArray(outcomes.battleId, [...battleIds]), eq(outcomes.won, false)));
  return new Set(rows.map(({ id }) => id));
}
