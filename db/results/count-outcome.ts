import { eq, sql } from 'drizzle-orm';
import type { BattleGame } from '../../domain/shared/games.ts';
import { NO_STATS, type PlayerStats } from '../../domain/results/stats.ts';
import type { Tx } from '../client/database.ts';
import { excluded, statement } from '../client/sql.ts';
import { gameRecords, outcomes, playerStats } from './result.table.ts';

const { placeholder } = sql;

/** Of the two who played, by whose id comes first. */
const SEATS = [0, 1] as const;

const insertOutcomes = statement((tx) =>
  tx
    .insert(outcomes)
    .values(
      SEATS.map((seat) => ({
        battleId: placeholder('battleId'),
        userId: placeholder(`user${seat}`),
        game: placeholder('game'),
        won: placeholder(`won${seat}`),
        amountCents: placeholder(`amount${seat}`),
        feeCents: placeholder('feeCents'),
        at: placeholder('at'),
      })),
    )
    .prepare('insert_outcomes'),
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

export interface NewOutcomes {
  readonly battleId: string;
  readonly winnerId: string;
  readonly loserId: string;
  readonly game: BattleGame;
  readonly stakeCents: number;
  readonly feeCents: number;
  readonly at: number;
}

const streakNow = sql`(${playerStats.streak} + 1) * ${excluded(playerStats.streak)}`;

/**
 * `countBattle` of both players in one statement. Whoever looks for a row first and makes it where there is none may by
 * then hold that of the other player, for whom another first battle was settled meanwhile, and wait for somebody who
 * waits for it.
 */
const countStats = statement((tx) =>
  tx
    .insert(playerStats)
    .values(
      SEATS.map((seat) => ({
        userId: placeholder(`user${seat}`),
        battles: 1,
        wins: placeholder(`wins${seat}`),
        stakedCents: placeholder('stakeCents'),
        streak: placeholder(`wins${seat}`),
        bestStreak: placeholder(`wins${seat}`),
      })),
    )
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

/**
 * Stores what a settled battle meant for its players and moves their running figures. Rows are taken in the order in which
 * they are written, which is that of ids, so that two settlements between the same players cannot wait for each other.
 */
export function countOutcomes(tx: Tx, { winnerId, loserId, stakeCents, ...battle }: NewOutcomes): void {
  const [user0, user1] = winnerId < loserId ? [winnerId, loserId] : [loserId, winnerId];
  const [won0, won1] = [user0 === winnerId, user1 === winnerId];
  const amountOf = (won: boolean): number => (won ? stakeCents : -stakeCents);
  tx.send(
    insertOutcomes(tx, { ...battle, user0, user1, won0, won1, amount0: amountOf(won0), amount1: amountOf(won1) }),
  );
  tx.send(countStats(tx, { user0, user1, stakeCents, wins0: Number(won0), wins1: Number(won1) }));
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
