import { asc, count, eq, min, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { type FundRequestRow, fundRequests } from './market.table.ts';

export async function insertFundRequest(
  tx: Tx,
  request: Omit<FundRequestRow, 'state' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await tx.insert(fundRequests).values({ ...request, state: 'waiting' });
}

/** The request, locked until the transaction ends. */
export async function lockFundRequest(tx: Tx, id: string): Promise<FundRequestRow | undefined> {
  const [row] = await tx.select().from(fundRequests).where(eq(fundRequests.id, id)).for('update');
  return row;
}

export async function setFundDecision(
  tx: Tx,
  id: string,
  decision: Pick<FundRequestRow, 'state' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await tx.update(fundRequests).set(decision).where(eq(fundRequests.id, id));
}

/** Requests that wait for a second person, the oldest first; there are few of them at any time. */
export const listWaitingRequests = (reader: Reader): Promise<FundRequestRow[]> =>
  reader
    .select()
    .from(fundRequests)
    .where(sql`${fundRequests.state} = 'waiting'`)
    .orderBy(asc(fundRequests.requestedAt), asc(fundRequests.id))
    .limit(100);

/** How many requests wait for a second person, and since when the oldest does. */
export async function readWaitingFunds(reader: Reader) {
  const [row] = await reader
    .select({ count: count(), oldestAt: min(fundRequests.requestedAt) })
    .from(fundRequests)
    .where(sql`${fundRequests.state} = 'waiting'`);
  return row;
}
