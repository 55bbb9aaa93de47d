import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { type MethodRow, deposits, isUnmarked, paymentMethods, withdrawals } from './payment.table.ts';

/** A player's methods, oldest first. */
export const listMethods = (reader: Reader, userId: string): Promise<MethodRow[]> =>
  reader
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, userId), isNull(paymentMethods.removedAt)))
    .orderBy(asc(paymentMethods.createdAt), asc(paymentMethods.id));

/** A player's own method, locked until the transaction ends; undefined when it is unknown, removed or somebody else's. */
export async function lockMethod(tx: Tx, userId: string, id: string): Promise<MethodRow | undefined> {
  const [method] = await tx
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.id, id), eq(paymentMethods.userId, userId), isNull(paymentMethods.removedAt)))
    .for('no key update');
  return method;
}

/** Methods by id, removed ones too: what payments of the past were made with. */
export async function readMethods(reader: Reader, ids: readonly string[]): Promise<Map<string, MethodRow>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(paymentMethods)
    .where(inArray(paymentMethods.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Methods whose destination is not hashed yet. */
export const listUnmarked = (reader: Reader, limit: number): Promise<MethodRow[]> =>
  reader.select().from(paymentMethods).where(isUnmarked(paymentMethods)).orderBy(asc(paymentMethods.id)).limit(limit);

/** Notes the hash of a destination; not of a method that was emptied meanwhile. */
export async function markDestination(tx: Tx, id: string, destinationHash: string): Promise<void> {
  await tx
    .update(paymentMethods)
    .set({ destinationHash })
    .where(and(eq(paymentMethods.id, id), isUnmarked(paymentMethods)));
}

export async function insertMethod(tx: Tx, method: typeof paymentMethods.$inferInsert): Promise<void> {
  await tx.insert(paymentMethods).values(method);
}

/** Makes one method the default and all others not. */
export async function makeDefault(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .update(paymentMethods)
    .set({ isDefault: false })
    .where(and(eq(paymentMethods.userId, userId), ne(paymentMethods.id, id), eq(paymentMethods.isDefault, true)));
  await tx.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, id));
}

export async function changeMethod(
  tx: Tx,
  id: string,
  change: Partial<Pick<MethodRow, 'isVerified' | 'lastUsedAt' | 'lockedAt' | 'removedAt' | 'isDefault'>>,
): Promise<void> {
  await tx.update(paymentMethods).set(change).where(eq(paymentMethods.id, id));
}

/** Whether money can be sent to an account at the provider, whose place has one of these hashes. */
export async function markAccounts(tx: Tx, destinationHashes: readonly string[], isVerified: boolean): Promise<void> {
  await tx
    .update(paymentMethods)
    .set({ isVerified })
    .where(and(inArray(paymentMethods.destinationHash, [...destinationHashes]), eq(paymentMethods.kind, 'stripe')));
}

/** Whether money is still on its way through a method. */
export async function isMethodBusy(reader: Reader, id: string): Promise<boolean> {
  const [incoming] = await reader
    .select({ id: deposits.id })
    .from(deposits)
    .where(and(eq(deposits.methodId, id), inArray(deposits.status, ['created', 'pending'])))
    .limit(1);
  if (incoming) return true;
  const [outgoing] = await reader
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.methodId, id), inArray(withdrawals.status, ['requested', 'processing', 'approved'])))
    .limit(1);
  return outgoing !== undefined;
}
