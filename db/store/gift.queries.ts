import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { GiftState } from '../../domain/store/gift.ts';
import type { Reader, Tx } from '../client/database.ts';
import { type StoreGiftRow, storeGifts } from './gift.table.ts';

export async function insertGift(tx: Tx, gift: StoreGiftRow): Promise<void> {
  await tx.insert(storeGifts).values(gift);
}

export async function readGift(reader: Reader, id: string): Promise<StoreGiftRow | undefined> {
  const [row] = await reader.select().from(storeGifts).where(eq(storeGifts.id, id));
  return row;
}

export async function lockGift(tx: Tx, id: string): Promise<StoreGiftRow | undefined> {
  const [row] = await tx.select().from(storeGifts).where(eq(storeGifts.id, id)).for('update');
  return row;
}

export async function findGift(reader: Reader, tokenHashes: readonly string[]): Promise<StoreGiftRow | undefined> {
  const [row] = await reader
    .select()
    .from(storeGifts)
    .where(inArray(storeGifts.tokenHash, [...tokenHashes]));
  return row;
}

/** What waits for whoever has an address, what was sent first before the rest. */
export const listGiftsTo = (reader: Reader, addressHash: string, now: number, limit: number): Promise<StoreGiftRow[]> =>
  reader
    .select()
    .from(storeGifts)
    .where(and(eq(storeGifts.addressHash, addressHash), gt(storeGifts.expiresAt, now)))
    .orderBy(asc(storeGifts.sentAt))
    .limit(limit);

export const listGiftsOf = (reader: Reader, orderIds: readonly string[]): Promise<StoreGiftRow[]> =>
  reader
    .select()
    .from(storeGifts)
    .where(inArray(storeGifts.orderId, [...orderIds]));

/** Those that nobody has claimed in time. */
export async function listDueGifts(reader: Reader, now: number, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: storeGifts.id })
    .from(storeGifts)
    .where(and(isNull(storeGifts.endedAt), lte(storeGifts.expiresAt, now)))
    .orderBy(asc(storeGifts.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Ends a locked gift; whom it was for is forgotten. */
export async function endGift(
  tx: Tx,
  id: string,
  state: Exclude<GiftState, 'sent'>,
  claimedBy: string | null,
  endedAt: number,
): Promise<void> {
  await tx
    .update(storeGifts)
    .set({ state, claimedBy, endedAt, addressHash: null, addressShown: null, tokenHash: null })
    .where(eq(storeGifts.id, id));
}
