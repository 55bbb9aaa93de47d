import { and, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import { type Difference, says } from '../../domain/wallet/alerts.ts';
import { externalAccount } from '../../domain/wallet/ledger.ts';
import type { Reader } from '../client/database.ts';
import { sumInt } from '../client/sql.ts';
import { entries, isChargeback, transfers } from './ledger.table.ts';
import { type DepositRow, deposits, withdrawals } from './payment.table.ts';

/** Payments whose row and whose transfers do not tell the same. */
export async function findUnmatchedPayments(reader: Reader): Promise<Difference[]> {
  const withOutside = (name: string) =>
    reader
      .select({ opKey: transfers.opKey, cents: sumInt(entries.amount).as(`${name}_cents`) })
      .from(entries)
      .innerJoin(transfers, eq(transfers.id, entries.transferId))
      .where(eq(entries.accountId, externalAccount('USD')))
      .groupBy(transfers.opKey)
      .as(name);
  const outside = withOutside('outside');
  const booked = sql<number>`coalesce(${outside.cents}, 0)`.mapWith(Number);
  const cameIn = inArray(deposits.status, ['succeeded', 'charged-back']);
  const ins = await reader
    .select({ id: deposits.id, status: deposits.status, cents: deposits.amountCents, booked })
    .from(deposits)
    .leftJoin(outside, eq(outside.opKey, sql`'deposit:' || ${deposits.id}`))
    .where(sql`${booked} <> case when ${cameIn} then -${deposits.amountCents} else 0 end`);
  // Out and in again, as often as it was.
  const taken = reader
    .select({ depositId: transfers.subjectId, cents: sumInt(entries.amount).as('taken_cents') })
    .from(transfers)
    .innerJoin(entries, eq(entries.transferId, transfers.id))
    .where(and(isChargeback(transfers.kind), eq(entries.accountId, externalAccount('USD'))))
    .groupBy(transfers.subjectId)
    .as('taken');
  const takenBack = sql<number>`coalesce(${taken.cents}, 0)`.mapWith(Number);
  const isTaken = eq(deposits.status, 'charged-back');
  // Without a total the status says all of it.
  const said = sql<number>`coalesce(nullif(${deposits.takenBackCents}, 0), ${deposits.amountCents})`.mapWith(Number);
  const backs = await reader
    .select({ id: deposits.id, status: deposits.status, cents: said, booked: takenBack })
    .from(deposits)
    .leftJoin(taken, eq(taken.depositId, deposits.id))
    .where(or(ne(takenBack, deposits.takenBackCents), sql`(${deposits.takenBackCents} > 0) <> (${isTaken})`));
  // What left and came back has not left.
  const back = withOutside('back');
  const left = sql<number>`${booked} + coalesce(${back.cents}, 0)`.mapWith(Number);
  const outs = await reader
    .select({ id: withdrawals.id, status: withdrawals.status, cents: withdrawals.amountCents, booked: left })
    .from(withdrawals)
    .leftJoin(outside, eq(outside.opKey, sql`'withdrawal-payout:' || ${withdrawals.id}`))
    .leftJoin(back, eq(back.opKey, sql`'withdrawal-return:' || ${withdrawals.id}`))
    .where(sql`${left} <> case when ${eq(withdrawals.status, 'paid')} then ${withdrawals.amountCents} else 0 end`);
  const tell = (
    what: string,
    row: { id: string; status: string; cents: number; booked: number },
    // What goes out of the ledger is below zero there.
    sign: 1 | -1,
  ): Difference => ({
    kind: 'payment',
    message: `${what} ${row.id} of ${row.cents} cents is ${row.status}, the ledger books ${row.booked}`,
    subject: `${what} ${row.id}`,
    currency: 'USD',
    sides: [says('payment', row.cents, row.status), says('ledger', row.booked === 0 ? 0 : sign * row.booked)],
  });
  return [
    ...ins.map((row) => tell('deposit', row, -1)),
    ...backs.map((row) => tell('charge-back of deposit', row, 1)),
    ...outs.map((row) => tell('withdrawal', row, 1)),
  ];
}

/** Deposits of a provider that changed since an instant, for a look at what the provider itself says. */
export const listRecentDeposits = (reader: Reader, provider: string, since: number): Promise<DepositRow[]> =>
  reader
    .select()
    .from(deposits)
    .where(and(eq(deposits.provider, provider), gte(deposits.changedAt, since)));
