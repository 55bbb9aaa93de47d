import { and, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { excluded, statement } from '../client/sql.ts';
import { playDays } from './ledger.table.ts';

const { placeholder } = sql;

const addToDay = statement((tx) =>
  tx
    .insert(playDays)
    .values({ userId: placeholder('userId'), day: placeholder('day'), stakedCents: placeholder('cents') })
    .onConflictDoUpdate({
      target: [playDays.userId, playDays.day],
      set: { stakedCents: sql`${playDays.stakedCents} + ${excluded(playDays.stakedCents)}` },
    })
    .returning({ stakedCents: playDays.stakedCents })
    .prepare('add_to_stake_day'),
);

/** Counts a stake towards a UTC day and answers what the day held before it; the row stays locked until commit. */
export async function countStake(tx: Tx, userId: string, day: string, stakeCents: number): Promise<number> {
  const [row] = await addToDay(tx, { userId, day, cents: stakeCents });
  return (row?.stakedCents ?? stakeCents) - stakeCents;
}

/** Takes a returned stake off the day on which it was held. */
export async function uncountStake(tx: Tx, userId: string, day: string, stakeCents: number): Promise<void> {
  await tx
    .update(playDays)
    .set({ stakedCents: sql`${playDays.stakedCents} - ${stakeCents}` })
    .where(and(eq(playDays.userId, userId), eq(playDays.day, day)));
}

/** What a player has put at stake in a UTC day, in cents. */
export async function readStaked(reader: Reader, userId: string, day: string): Promise<number> {
  const [row] = await reader
    .select({ cents: playDays.stakedCents })
    .from(playDays)
    .where(and(eq(playDays.userId, userId), eq(playDays.day, day)));
  return row?.cents ?? 0;
}
