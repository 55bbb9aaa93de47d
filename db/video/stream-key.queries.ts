import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { type StreamKey, streamKeys } from './video.table.ts';

export async function readStreamKey(reader: Reader, userId: string): Promise<StreamKey | undefined> {
  const [row] = await reader.select().from(streamKeys).where(eq(streamKeys.userId, userId));
  return row;
}

/** Whose key it is, by its keyed hash. */
export async function readKeyOwner(reader: Reader, keyIndex: string): Promise<string | null> {
  const [row] = await reader
    .select({ userId: streamKeys.userId })
    .from(streamKeys)
    .where(eq(streamKeys.keyIndex, keyIndex));
  return row?.userId ?? null;
}

/** In place of an earlier one. The account's row is locked by the caller. */
export async function writeStreamKey(tx: Tx, key: StreamKey): Promise<void> {
  await tx.insert(streamKeys).values(key).onConflictDoUpdate({ target: streamKeys.userId, set: key });
}

/** Takes a player's key away; answers its row, or nothing where there is none. */
export const deleteStreamKey = (tx: Tx, userId: string): Promise<StreamKey[]> =>
  tx.delete(streamKeys).where(eq(streamKeys.userId, userId)).returning();
