import { and, eq, like, sql } from 'drizzle-orm';
import type { MoneyLimit } from '../../domain/wallet/limits.ts';
import type { Reader, Tx } from '../client/database.ts';
import { excluded, sumInt } from '../client/sql.ts';
import { playDays } from './ledger.table.ts';

/** What is counted towards the limits of a tier (BC-06, BC-07). */
export type Counted = 'deposits' | 'withdrawals';

const columnOf = (counted: Counted) => (counted === 'deposits' ? playDays.depositedCents : playDays.withdrawnCents);

/** Counts an amount towards a UTC day; a negative one takes it off again. */
export async function countMoney(
  tx: Tx,
  userId: string,
  day: string,
  counted: Counted,
  amountCents: number,
): Promise<void> {
  if (amountCents < 0) {
    const set =
      counted === 'deposits'
        ? { depositedCents: sql`${playDays.depositedCents} + ${amountCents}` }
        : { withdrawnCents: sql`${playDays.withdrawnCents} + ${amountCents}` };
    await tx
      .update(playDays)
      .set(set)
      .where(and(eq(playDays.userId, userId), eq(playDays.day, day)));
    return;
  }
  const [values, set] =
    counted === 'deposits'
      ? [
          { depositedCents: amountCents },
          { depositedCents: sql`${playDays.depositedCents} + ${excluded(playDays.depositedCents)}` },
        ]
      : [
          { withdrawnCents: amountCents },
          { withdrawnCents: sql`${playDays.withdrawnCents} + ${excluded(playDays.withdrawnCents)}` },
        ];
  await tx
    .insert(playDays)
    .values({ userId, day, ...values })
    .onConflictDoUpdate({ target: [playDays.userId, playDays.day], set });
}

/** What a player has paid in or out in a UTC day and in its month, in cents. */
export async function readCounted(reader: Reader, userId: string, day: string, counted: Counted): Promise<MoneyLimit> {
  const column = columnOf(counted);
  const [row] = await reader
    .select({
      dayCents: sumInt(sql`case when ${playDays.day} = ${day} then ${column} else 0 end`),
      monthCents: sumInt(column),
    })
    .from(playDays)
    .where(and(eq(playDays.userId, userId), like(playDays.day, `${day.slice(0, 7)}-%`)));
  return row ?? { dayCents: 0, monthCents: 0 };
}
