import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { type Passkey, passkeys } from './second-factor.table.ts';

export async function readPasskey(reader: Reader, id: string): Promise<Passkey | undefined> {
  const [passkey] = await reader.select().from(passkeys).where(eq(passkeys.id, id));
  return passkey;
}

/** In the order in which they were added. */
export function readPasskeysOf(reader: Reader, userId: string): Promise<Passkey[]> {
  return reader
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Answers false when the key is known already. */
export async function insertPasskey(tx: Tx, passkey: Passkey): Promise<boolean> {
  const stored = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
  return stored.length > 0;
}

export interface PasskeyUse {
  readonly id: string;
  readonly userId: string;
  /** As it was stored when the answer of the device was checked. */
  readonly counterBefore: number;
  readonly counter: number;
  readonly isBackedUp: boolean;
}

/** Notes that a passkey was used; false when it is gone, or was used by somebody else meanwhile. */
export async function touchPasskey(tx: Tx, use: PasskeyUse, lastUsedAt: number): Promise<boolean> {
  const { id, userId, counterBefore, counter, isBackedUp } = use;
  const touched = await tx
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId), eq(passkeys.counter, counterBefore)))
    .returning({ id: passkeys.id });
  return touched.length > 0;
}

export async function updatePasskeyName(
  tx: Tx,
  userId: string,
  id: string,
  name: string,
): Promise<Passkey | undefined> {
  const [passkey] = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return passkey;
}

/** Answers what was deleted; undefined when the account had no such one. */
export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<Passkey | undefined> {
  const [gone] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return gone;
}

/** Deletes an account's passkeys but those named; answers what was deleted. */
export function deletePasskeysBut(tx: Tx, userId: string, keptIds: readonly string[]): Promise<Passkey[]> {
  return tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), notInArray(passkeys.id, [...keptIds])))
    .returning();
}
