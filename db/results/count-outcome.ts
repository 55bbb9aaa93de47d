import { eq, sql } from 'drizzle-orm';
import type { BattleGame } from '../../domain/shared/games.ts';
import { NO_STATS, type PlayerStats } from '../../domain/results/stats.ts';
import type { Tx } from '../client/database.ts';
import { excluded, statement } from '../client/sql.ts';
import { gameRecords, outcomes, playerStats } from './result.table.ts';

const { placeholder } = sql;

const insertOutcome = statement((tx) =>
  tx
    .insert(outcomes)
    .values({
      battleId: placeholder('battleId'),
      userId: placeholder('userId'),
      game: placeholder('game'),
      won: placeholder('won'),
      amountCents: placeholder('amountCents'),
      feeCents: placeholder('feeCents'),
      at: placeholder('at'),
    })
    .prepare('insert_outcome'),
);

const statsForUpdate = statement((tx) =>
  tx
    .select()
    .from(playerStats)
    .where(eq(playerStats.userId, placeholder('userId')))
    .for('update')
    .prepare('stats_for_update'),
);

export const putStats = statement((tx) =>
  tx
    .insert(playerStats)
    .values({
      userId: placeholder('userId'),
      battles: placeholder('battles'),
      wins: placeholder('wins'),
      stakedCents: placeholder('stakedCents'),
      streak: placeholder('streak'),
      bestStreak: placeholder('bestStreak'),
    })
    .onConflictDoUpdate({
      target: playerStats.userId,
      set: {
        battles: excluded(playerStats.battles),
        wins: excluded(playerStats.wins),
        stakedCents: excluded(playerStats.stakedCents),
        streak: excluded(playerStats.streak),
        bestStreak: excluded(playerStats.bestStreak),
      },
    })
    .prepare('put_stats'),
);

/** A row that is not there cannot be locked: two first battles of a player that settle at once would each count from zero. */
const openStats = statement((tx) =>
  tx
    .insert(playerStats)
    .values({ userId: placeholder('userId'), ...NO_STATS })
    .onConflictDoNothing()
    .prepare('open_stats'),
);

export async function lockStats(tx: Tx, userId: string): Promise<PlayerStats> {
  const [stats] = await statsForUpdate(tx, { userId });
  if (stats) return stats;
  await openStats(tx, { userId });
  const [opened] = await statsForUpdate(tx, { userId });
  return opened ?? NO_STATS;
}

export interface NewOutcome {
  readonly battleId: string;
  readonly userId: string;
  readonly game: BattleGame;
  readonly won: boolean;
  readonly stakeCents: number;
  readonly feeCents: number;
  readonly at: number;
}

const streakNow = sql`(${playerStats.streak} + 1) * ${excluded(playerStats.streak)}`;

/**
 * `countBattle` in one statement. Whoever looks for a row first and makes it where there is none may by then hold that of
 * the other player, for whom another first battle was settled meanwhile, and wait for somebody who waits for it.
 */
const countStats = statement((tx) =>
  tx
    .insert(playerStats)
    .values({
      userId: placeholder('userId'),
      battles: 1,
      wins: placeholder('wins'),
      stakedCents: placeholder('stakeCents'),
      streak: placeholder('wins'),
      bestStreak: placeholder('wins'),
    })
    .onConflictDoUpdate({
      target: playerStats.userId,
      set: {
        battles: sql`${playerStats.battles} + 1`,
        wins: sql`${playerStats.wins} + ${excluded(playerStats.wins)}`,
        stakedCents: sql`${playerStats.stakedCents} + ${excluded(playerStats.stakedCents)}`,
        streak: streakNow,
        bestStreak: sql`case when ${streakNow} > ${playerStats.bestStreak} then ${streakNow} else ${playerStats.bestStreak} end`,
      },
    })
    .prepare('count_stats'),
);

/** Stores what a settled battle meant for one player and moves the running figures. */
export function countOutcome(tx: Tx, outcome: NewOutcome): void {
  const { userId, won, stakeCents } = outcome;
  tx.send(insertOutcome(tx, { ...outcome, amountCents: won ? stakeCents : -stakeCents }));
  tx.send(countStats(tx, { userId, stakeCents, wins: won ? 1 : 0 }));
}

/** Adds a settled battle to a player's record in its game; called once for each event. */
export async function countGameRecord(tx: Tx, userId: string, game: BattleGame, won: boolean): Promise<void> {
  await tx
    .insert(gameRecords)
    .values({ userId, game, battles: 1, wins: won ? 1 : 0 })
    .onConflictDoUpdate({
      target: [gameRecords.userId, gameRecords.game],
      set: {
        battles: sql`${gameRecords.battles} + 1`,
        wins: sql`${gameRecords.wins} + ${excluded(gameRecords.wins)}`,
      },
    });
}
