import { desc, eq, lte } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { type AccountReset, accountResets } from './account-reset.table.ts';

export async function insertAccountReset(tx: Tx, reset: AccountReset): Promise<void> {
  await tx.insert(accountResets).values(reset);
}

/** The resets of an account, the newest first. */
export const listAccountResets = (reader: Reader, userId: string, limit: number): Promise<AccountReset[]> =>
  reader
    .select()
    .from(accountResets)
    .where(eq(accountResets.userId, userId))
    .orderBy(desc(accountResets.at), desc(accountResets.id))
    .limit(limit);

export async function deleteOldAccountResets(tx: Tx, until: number): Promise<void> {
  await tx.delete(accountResets).where(lte(accountResets.at, until));
}
