import { and, asc, desc, eq, lte, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { knownDevices } from './second-factor.table.ts';

type DeviceKey = Pick<typeof knownDevices.$inferSelect, 'userId' | 'deviceHash'>;

/** Answers whether the account was not known to come from this browser before. */
export async function insertKnownDevice(tx: Tx, device: typeof knownDevices.$inferInsert): Promise<boolean> {
  const stored = await tx
    .insert(knownDevices)
    .values(device)
    .onConflictDoNothing()
    .returning({ deviceHash: knownDevices.deviceHash });
  return stored.length > 0;
}

export async function touchKnownDevice(
  tx: Tx,
  { userId, deviceHash }: DeviceKey,
  name: string,
  lastSeenAt: number,
): Promise<void> {
  await tx
    .update(knownDevices)
    .set({ name, lastSeenAt })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)));
}

/** Whether the account has come from any other browser. */
export async function hasOtherDevice(tx: Tx, { userId, deviceHash }: DeviceKey): Promise<boolean> {
  const others = await tx
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.deviceHash, deviceHash)))
    .limit(1);
  return others.length > 0;
}

/** Browsers from which an account has signed in, the last seen first. */
export const listKnownDevices = (reader: Reader, userId: string, limit: number) =>
  reader
    .select({ name: knownDevices.name, firstSeenAt: knownDevices.firstSeenAt, lastSeenAt: knownDevices.lastSeenAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt), asc(knownDevices.deviceHash))
    .limit(limit);

export async function deleteForgottenDevices(tx: Tx, before: number): Promise<void> {
  await tx.delete(knownDevices).where(lte(knownDevices.lastSeenAt, before));
}
