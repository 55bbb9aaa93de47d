import { and, asc, between, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { externalAccount } from '../../domain/wallet/ledger.ts';
import { users } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { sumInt } from '../client/sql.ts';
import { entries, isChargeback, transfers } from './ledger.table.ts';
import { deposits, isPaidOut, withdrawals } from './payment.table.ts';
import { balanceRoots } from './statement.table.ts';

/** A statement names so many transfers at the most. */
const SIDES_A_READ = 500;

/** What was owed and held when a day was sealed. */
export const reserveColumns = {
  day: balanceRoots.day,
  totalCents: balanceRoots.totalCents,
  escrowCents: balanceRoots.escrowCents,
  fundsCents: balanceRoots.fundsCents,
};

/** The sealed days from one to another, both included, the oldest first. */
export const listReservesBetween = (reader: Reader, first: string, last: string) =>
  reader
    .select(reserveColumns)
    .from(balanceRoots)
    .where(between(balanceRoots.day, first, last))
    .orderBy(asc(balanceRoots.day));

/** Deposits that banks took back between two instants, the oldest first: what, of whom, and what of it lay in the wallet. */
export async function listChargebacks(reader: Reader, from: number, until: number, limit: number) {
  const rows = await reader
    .select({
      id: transfers.id,
      at: transfers.at,
      depositId: sql<string>`coalesce(${transfers.subjectId}, ${transfers.id})`,
      username: users.username,
    })
    .from(transfers)
    .leftJoin(deposits, eq(deposits.id, transfers.subjectId))
    .leftJoin(users, eq(users.id, deposits.userId))
    .where(and(isChargeback(transfers.kind), gte(transfers.at, from), lt(transfers.at, until)))
    .orderBy(asc(transfers.at), asc(transfers.id))
    .limit(limit);
  const sides = new Map<string, { amountCents: number; heldCents: number }>();
  for (let at = 0; at < rows.length; at += SIDES_A_READ) {
    const ids = rows.slice(at, at + SIDES_A_READ).map(({ id }) => id);
    const found = await reader
      .select({
        transferId: entries.transferId,
        amountCents: sumInt(
          sql`case when ${entries.accountId} = ${externalAccount('USD')} then ${entries.amount} else 0 end`,
        ),
        heldCents: sumInt(sql`case when ${entries.accountId} like 'user:%' then -${entries.amount} else 0 end`),
      })
      .from(entries)
      .where(inArray(entries.transferId, ids))
      .groupBy(entries.transferId);
    for (const { transferId, ...side } of found) sides.set(transferId, side);
  }
  return rows.map(({ id, ...line }) => ({ ...line, ...(sides.get(id) ?? { amountCents: 0, heldCents: 0 }) }));
}

/** Who stands on a list of payouts: as much in cents, or as often. */
export interface PayoutTerms {
  readonly sumCents: number;
  readonly payouts: number;
}

/** The players whose payouts between two instants reach one of two thresholds, the largest sum first. */
export const listLargePayouts = (
  reader: Reader,
  from: number,
  until: number,
  { sumCents, payouts: least }: PayoutTerms,
  limit: number,
) => {
  const paidCents = sumInt(withdrawals.amountCents);
  const payouts = sql`count(*)`.mapWith(Number);
  return reader
    .select({
      userId: withdrawals.userId,
      username: users.username,
      verification: users.verification,
      payouts,
      paidCents,
      feeCents: sumInt(withdrawals.feeCents),
      creatorCents: sumInt(sql`case when ${withdrawals.isCreatorPayout} then ${withdrawals.amountCents} else 0 end`),
    })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(and(isPaidOut(withdrawals.status), gte(withdrawals.changedAt, from), lt(withdrawals.changedAt, until)))
    .groupBy(withdrawals.userId, users.username, users.verification)
    .having(or(gte(paidCents, sumCents), gte(payouts, least)))
    .orderBy(desc(paidCents), asc(withdrawals.userId))
    .limit(limit);
};
