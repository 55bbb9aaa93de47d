import { and, eq, gte, sql } from 'drizzle-orm';
import type { PlayDay } from '../../domain/wallet/play-limits.ts';
import type { Reader, Tx } from '../client/database.ts';
import { excluded, lookup, statement } from '../client/sql.ts';
import { playDays } from './ledger.table.ts';

const { placeholder } = sql;

const addToDay = statement((tx) =>
  tx
    .insert(playDays)
    .values({
      userId: placeholder('userId'),
      day: placeholder('day'),
      stakedCents: placeholder('stakedCents'),
      lostCents: placeholder('lostCents'),
    })
    .onConflictDoUpdate({
      target: [playDays.userId, playDays.day],
      set: {
        stakedCents: sql`${playDays.stakedCents} + ${excluded(playDays.stakedCents)}`,
        lostCents: sql`${playDays.lostCents} + ${excluded(playDays.lostCents)}`,
      },
    })
    .returning({ stakedCents: playDays.stakedCents })
    .prepare('add_to_play_day'),
);

/** An upsert would be turned down for the negative row that it proposes. */
const takeOffDay = statement((tx) =>
  tx
    .update(playDays)
    .set({
      stakedCents: sql`${playDays.stakedCents} - ${placeholder('stakedCents')}`,
      lostCents: sql`${playDays.lostCents} - ${placeholder('lostCents')}`,
    })
    .where(and(eq(playDays.userId, placeholder('userId')), eq(playDays.day, placeholder('day'))))
    .prepare('take_off_play_day'),
);

/** What a seat costs, in cents: the stake, and all that leaves the wallet for it. */
export interface HeldCents {
  readonly stakeCents: number;
  readonly holdCents: number;
}

/**
 * Counts a hold towards a UTC day, as lost until it comes back, and answers what the day had at stake before it; the
 * row stays locked until commit.
 */
export async function countHold(tx: Tx, userId: string, day: string, held: HeldCents): Promise<number> {
  const { stakeCents, holdCents } = held;
  const [row] = await addToDay(tx, { userId, day, stakedCents: stakeCents, lostCents: holdCents });
  return (row?.stakedCents ?? stakeCents) - stakeCents;
}

/** Takes a hold that was returned off the day on which it was taken. */
export function uncountHold(tx: Tx, userId: string, day: string, held: HeldCents): void {
  tx.send(takeOffDay(tx, { userId, day, stakedCents: held.stakeCents, lostCents: held.holdCents }));
}

/** Counts what a winner is paid against the losses of the day of the payout. */
export function countPayout(tx: Tx, userId: string, day: string, payoutCents: number): void {
  tx.send(addToDay(tx, { userId, day, stakedCents: 0, lostCents: -payoutCents }));
}

/** What a player has put at stake in a UTC day, in cents. */
export async function readStaked(reader: Reader, userId: string, day: string): Promise<number> {
  const [row] = await reader
    .select({ cents: playDays.stakedCents })
    .from(playDays)
    .where(and(eq(playDays.userId, userId), eq(playDays.day, day)));
  return row?.cents ?? 0;
}

const daysSince = lookup((reader) =>
  reader
    .select({
      day: playDays.day,
      stakedCents: playDays.stakedCents,
      depositedCents: playDays.depositedCents,
      lostCents: playDays.lostCents,
    })
    .from(playDays)
    .where(and(eq(playDays.userId, placeholder('userId')), gte(playDays.day, placeholder('day'))))
    .prepare('play_days_since'),
);

/** The counted days of a player from a UTC day on. */
export const readPlayDays = (reader: Reader, userId: string, day: string): Promise<PlayDay[]> =>
  daysSince(reader, { userId, day });
