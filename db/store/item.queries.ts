import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ItemSlot } from '../../domain/store/items.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { storeGifts } from './gift.table.ts';
import { crates, playerItems, storeOrders, wornItems } from './store.table.ts';

const items = lookup((reader) =>
  reader
    .select({ item: playerItems.item, source: playerItems.source, at: playerItems.at })
    .from(playerItems)
    .where(eq(playerItems.userId, sql.placeholder('userId')))
    .orderBy(asc(playerItems.at), asc(playerItems.item))
    .prepare('player_items'),
);

/** What a player has, in the order in which it came. */
export const readItems = (reader: Reader, userId: string) => items(reader, { userId });

const sourcedItems = lookup((reader) =>
  reader
    .select({
      item: playerItems.item,
      source: playerItems.source,
      at: playerItems.at,
      orderId: storeOrders.id,
      oddsId: crates.oddsId,
      gift: storeGifts.name,
    })
    .from(playerItems)
    .leftJoin(storeOrders, eq(storeOrders.id, playerItems.source))
    .leftJoin(crates, eq(crates.id, playerItems.source))
    .leftJoin(storeGifts, eq(storeGifts.id, playerItems.source))
    .where(eq(playerItems.userId, sql.placeholder('userId')))
    .orderBy(asc(playerItems.at), asc(playerItems.item))
    .prepare('player_items_sourced'),
);

/** The same, with what the source of each is: an order, a crate by its odds or a gift by its name, or else a season. */
export const readSourcedItems = (reader: Reader, userId: string) => sourcedItems(reader, { userId });

export type SourcedItem = Awaited<ReturnType<typeof readSourcedItems>>[number];

export const readOwned = async (reader: Reader, userId: string): Promise<ReadonlySet<string>> =>
  new Set((await readItems(reader, userId)).map(({ item }) => item));

/** Under the lock of the player's row of the store. */
export async function addItem(tx: Tx, own: typeof playerItems.$inferInsert): Promise<void> {
  await tx.insert(playerItems).values(own);
}

/** Takes an item away, and off whoever wears it. Under the lock of the player's row of the store. */
export async function removeItem(tx: Tx, userId: string, item: string): Promise<void> {
  await tx.delete(wornItems).where(and(eq(wornItems.userId, userId), eq(wornItems.item, item)));
  await tx.delete(playerItems).where(and(eq(playerItems.userId, userId), eq(playerItems.item, item)));
}

export type WornRow = typeof wornItems.$inferSelect;

/** What some players wear. */
export const readWorn = (reader: Reader, userIds: readonly string[]): Promise<WornRow[]> =>
  reader
    .select()
    .from(wornItems)
    .where(inArray(wornItems.userId, [...userIds]));

export async function putWorn(tx: Tx, worn: WornRow): Promise<void> {
  await tx
    .insert(wornItems)
    .values(worn)
    .onConflictDoUpdate({ target: [wornItems.userId, wornItems.slot], set: { item: worn.item } });
}

export async function deleteWorn(tx: Tx, userId: string, slot: ItemSlot): Promise<void> {
  await tx.delete(wornItems).where(and(eq(wornItems.userId, userId), eq(wornItems.slot, slot)));
}
