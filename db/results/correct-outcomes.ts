import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { earningOf } from '../../domain/results/earnings.ts';
import { OVERALL } from '../../domain/results/leaderboard.ts';
import { spansAt } from '../../domain/results/spans.ts';
import { NO_STATS, countBattle } from '../../domain/results/stats.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import type { Tx } from '../client/database.ts';
import { lockStats, putStats } from './count-outcome.ts';
import { leaders, ratingHistory } from './leader.table.ts';
import { gameRecords, outcomes } from './result.table.ts';

export interface CorrectedResult {
  readonly battleId: string;
  readonly players: readonly string[];
  readonly game: BattleGame;
  /** Null where the battle came to nothing. */
  readonly winnerId: string | null;
  readonly stakeCents: number;
  readonly feeCents: number;
  /** When the battle ended. */
  readonly at: number;
}

/**
 * Puts the outcomes of a battle right and reckons the figures of its players anew from all that they have played, in the
 * order in which it ended. Rare, so that it may cost what a player's history costs.
 */
export async function correctOutcomes(tx: Tx, result: CorrectedResult): Promise<void> {
  const { battleId, game, winnerId, stakeCents, feeCents, at } = result;
  // In the order of ids, so that two corrections between the same players never wait for each other.
  const players = result.players.toSorted();
  for (const userId of players) await lockStats(tx, userId);
  await tx.delete(outcomes).where(eq(outcomes.battleId, battleId));
  if (winnerId !== null)
    await tx.insert(outcomes).values(
      players.map((userId) => {
        const won = userId === winnerId;
        return { battleId, userId, game, won, amountCents: won ? stakeCents : -stakeCents, feeCents, at };
      }),
    );
  for (const userId of players) {
    const all = await tx
      .select({ won: outcomes.won, amountCents: outcomes.amountCents })
      .from(outcomes)
      .where(eq(outcomes.userId, userId))
      .orderBy(asc(outcomes.at), asc(outcomes.battleId));
    const figures = all.reduce((sum, { won, amountCents }) => countBattle(sum, won, Math.abs(amountCents)), NO_STATS);
    tx.send(putStats(tx, { userId, ...figures }));
  }
}

/** What a result counts as for one player. */
interface Counted {
  readonly battles: number;
  readonly wins: number;
  readonly earningsCents: number;
}

const countedAs = (winnerId: string | null, userId: string, { stakeCents, feeCents }: CorrectedResult): Counted => {
  if (winnerId === null) return { battles: 0, wins: 0, earningsCents: 0 };
  const won = winnerId === userId;
  const amountCents = won ? stakeCents : -stakeCents;
  return { battles: 1, wins: won ? 1 : 0, earningsCents: earningOf({ amountCents, feeCents }) };
};

/** Takes the former result of a battle off its players' records in the game and counts the present one. */
export async function correctRecords(tx: Tx, formerId: string | null, result: CorrectedResult): Promise<void> {
  const { players, game, winnerId } = result;
  for (const userId of players.toSorted()) {
    const [was, is] = [countedAs(formerId, userId, result), countedAs(winnerId, userId, result)];
    await tx.insert(gameRecords).values({ userId, game, battles: 0, wins: 0 }).onConflictDoNothing();
    await tx
      .update(gameRecords)
      .set({
        battles: sql`${gameRecords.battles} + ${is.battles - was.battles}`,
        wins: sql`${gameRecords.wins} + ${is.wins - was.wins}`,
      })
      .where(and(eq(gameRecords.userId, userId), eq(gameRecords.game, game)));
  }
}

/**
 * The same on the boards, for a battle that has counted there; answers whether it had. Ratings stay: what was rated since
 * rests on them.
 */
export async function correctBoards(tx: Tx, formerId: string | null, result: CorrectedResult): Promise<boolean> {
  const { battleId, players, game, winnerId, at } = result;
  const marks = await tx
    .select({ userId: ratingHistory.userId, region: ratingHistory.region })
    .from(ratingHistory)
    .where(and(inArray(ratingHistory.userId, [...players]), eq(ratingHistory.battleId, battleId)));
  for (const { userId, region } of marks.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))) {
    const [was, is] = [countedAs(formerId, userId, result), countedAs(winnerId, userId, result)];
    await tx
      .update(leaders)
      .set({
        battles: sql`${leaders.battles} + ${is.battles - was.battles}`,
        wins: sql`${leaders.wins} + ${is.wins - was.wins}`,
        earningsCents: sql`${leaders.earningsCents} + ${is.earningsCents - was.earningsCents}`,
      })
      .where(
        and(
          eq(leaders.userId, userId),
          inArray(leaders.span, [...spansAt(at)]),
          inArray(leaders.game, [game, OVERALL]),
          inArray(leaders.region, region === null ? ['global'] : ['global', region]),
        ),
      );
  }
  return marks.length > 0;
}
