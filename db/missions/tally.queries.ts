import { type SQL, and, countDistinct, eq, gt, gte, lt, min, sql } from 'drizzle-orm';
import type { Deed } from '../../domain/missions/missions.ts';
import { type SeasonGoal, goalsOf } from '../../domain/missions/season-missions.ts';
import type { Reader, Tx } from '../client/database.ts';
import { sumInt } from '../client/sql.ts';
import { missionTallies } from './season-mission.table.ts';

/** Adds a deed to what a player did in a day. Under the lock of the player's row. */
export async function addTallies(tx: Tx, userId: string, day: string, deed: Deed): Promise<void> {
  const rows = goalsOf(deed).map((moved) => ({ userId, day, ...moved }));
  if (rows.length === 0) return;
  await tx
    .insert(missionTallies)
    .values(rows)
    .onConflictDoUpdate({
      target: [missionTallies.userId, missionTallies.day, missionTallies.goal],
      set: { amount: sql`${missionTallies.amount} + excluded.amount` },
    });
}

/** Takes a deed that was made void out of them. */
export async function takeBackTallies(tx: Tx, userId: string, day: string, deed: Deed): Promise<void> {
  for (const { goal, amount } of goalsOf(deed))
    await tx
      .update(missionTallies)
      .set({
        amount: sql`case when ${missionTallies.amount} > ${amount} then ${missionTallies.amount} - ${amount} else 0 end`,
      })
      .where(and(eq(missionTallies.userId, userId), eq(missionTallies.day, day), eq(missionTallies.goal, goal)));
}

export interface AskedGoal {
  readonly goal: SeasonGoal;
  readonly target: number;
}

/** Who did anything that a season can count, and who of them would have completed each of what was asked. */
export interface GoalPreview {
  readonly players: number;
  /** The first day that was counted; null where nobody did anything. */
  readonly firstDay: string | null;
  /** In the order of what was asked. */
  readonly completing: readonly number[];
}

/** What players did from a day on, held against some goals: one pass over those days, however many goals are asked. */
export async function previewGoals(reader: Reader, since: string, asked: readonly AskedGoal[]): Promise<GoalPreview> {
  const totals = reader
    .select({
      userId: missionTallies.userId,
      goal: missionTallies.goal,
      total: sumInt(missionTallies.amount).as('total'),
      firstDay: min(missionTallies.day).as('first_day'),
    })
    .from(missionTallies)
    .where(and(gte(missionTallies.day, since), gt(missionTallies.amount, 0)))
    .groupBy(missionTallies.userId, missionTallies.goal)
    .as('totals');
  const counts: Record<string, SQL<number>> = Object.fromEntries(
    asked.map(({ goal, target }, n) => [
      `asked${n}`,
      sql`count(case when ${totals.goal} = ${goal} and ${totals.total} >= ${target} then 1 end)`.mapWith(Number),
    ]),
  );
  const [row] = await reader
    .select({ players: countDistinct(totals.userId), firstDay: min(totals.firstDay), counts })
    .from(totals);
  return {
    players: row?.players ?? 0,
    firstDay: row?.firstDay ?? null,
    completing: asked.map((_, n) => row?.counts?.[`asked${n}`] ?? 0),
  };
}

/** Drops what was done before a day. */
export async function deleteOldTallies(tx: Tx, before: string): Promise<void> {
  await tx.delete(missionTallies).where(lt(missionTallies.day, before));
}
