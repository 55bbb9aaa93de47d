import { and, asc, eq } from 'drizzle-orm';
import type { LinkedProvider } from '../../domain/profiles/linked-providers.ts';
import type { Reader, Tx } from '../client/database.ts';
import { linkedAccounts } from './linked-account.table.ts';

export type LinkedAccountRow = typeof linkedAccounts.$inferSelect;

export const readLinkedAccounts = (reader: Reader, userId: string): Promise<LinkedAccountRow[]> =>
  reader
    .select()
    .from(linkedAccounts)
    .where(eq(linkedAccounts.userId, userId))
    .orderBy(asc(linkedAccounts.linkedAt), asc(linkedAccounts.provider));

/** Stores a link in place of an earlier one to the same provider; false when that account belongs to somebody else. */
export async function putLinkedAccount(tx: Tx, link: LinkedAccountRow): Promise<boolean> {
  await deleteLinkedAccount(tx, link.userId, link.provider);
  const stored = await tx
    .insert(linkedAccounts)
    .values(link)
    .onConflictDoNothing()
    .returning({ userId: linkedAccounts.userId });
  return stored.length > 0;
}

export async function deleteLinkedAccount(tx: Tx, userId: string, provider: LinkedProvider): Promise<void> {
  await tx.delete(linkedAccounts).where(and(eq(linkedAccounts.userId, userId), eq(linkedAccounts.provider, provider)));
}

export async function deleteLinkedAccountsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(linkedAccounts).where(eq(linkedAccounts.userId, userId));
}
