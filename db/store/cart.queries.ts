import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { CartLine } from '../../domain/store/cart.ts';
import type { Reader, Tx } from '../client/database.ts';
import { before, lookup, statement } from '../client/sql.ts';
import {
  type StoreOrderRow,
  type StorePlayer,
  cartLines,
  storeOrderLines,
  storeOrders,
  storePlayers,
  wishes,
} from './store.table.ts';

const { placeholder } = sql;

const player = lookup((reader) =>
  reader
    .select()
    .from(storePlayers)
    .where(eq(storePlayers.userId, placeholder('userId')))
    .prepare('store_player'),
);

const NOBODY = { code: null, orders: 0, nonce: 0 } as const;

export async function readStorePlayer(reader: Reader, userId: string): Promise<StorePlayer> {
  const [row] = await player(reader, { userId });
  return row ?? { userId, ...NOBODY };
}

const openPlayer = statement((tx) =>
  tx
    .insert(storePlayers)
    .values({ userId: placeholder('userId') })
    .onConflictDoNothing()
    .prepare('open_store_player'),
);

const playerForUpdate = statement((tx) =>
  tx
    .select()
    .from(storePlayers)
    .where(eq(storePlayers.userId, placeholder('userId')))
    .for('update')
    .prepare('store_player_for_update'),
);

/** The player's row, locked until the transaction ends; a row that is not there is made first, or it could not be locked. */
export async function lockStorePlayer(tx: Tx, userId: string): Promise<StorePlayer> {
  const [known] = await playerForUpdate(tx, { userId });
  if (known) return known;
  await openPlayer(tx, { userId });
  const [opened] = await playerForUpdate(tx, { userId });
  if (!opened) throw new Error(`${userId} has no row of the store`);
  return opened;
}

/** Under the lock of the row. */
export async function updateStorePlayer(
  tx: Tx,
  userId: string,
  change: Partial<Omit<StorePlayer, 'userId'>>,
): Promise<void> {
  await tx.update(storePlayers).set(change).where(eq(storePlayers.userId, userId));
}

/** The lines in the order in which they were added. */
export const readCart = (reader: Reader, userId: string): Promise<CartLine[]> =>
  reader
    .select({ productId: cartLines.productId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.productId));

/** Writes a line, or takes it out where it has no quantity. Under the lock of the player's row. */
export async function putCartLine(
  tx: Tx,
  userId: string,
  { productId, quantity }: CartLine,
  at: number,
): Promise<void> {
  if (quantity > 0)
    await tx
      .insert(cartLines)
      .values({ userId, productId, quantity, addedAt: at })
      .onConflictDoUpdate({ target: [cartLines.userId, cartLines.productId], set: { quantity } });
  else await tx.delete(cartLines).where(and(eq(cartLines.userId, userId), eq(cartLines.productId, productId)));
}

/** Empties the cart and takes its code off. Under the lock of the player's row. */
export async function clearCart(tx: Tx, userId: string): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.userId, userId));
  await updateStorePlayer(tx, userId, { code: null });
}

export async function readWishes(reader: Reader, userId: string): Promise<string[]> {
  const rows = await reader
    .select({ productId: wishes.productId })
    .from(wishes)
    .where(eq(wishes.userId, userId))
    .orderBy(asc(wishes.at), asc(wishes.productId));
  return rows.map(({ productId }) => productId);
}

/** Players who wish for a product, by id, after one. */
export async function listWishers(
  reader: Reader,
  productId: string,
  afterId: string,
  limit: number,
): Promise<string[]> {
  const rows = await reader
    .select({ userId: wishes.userId })
    .from(wishes)
    .where(and(eq(wishes.productId, productId), gt(wishes.userId, afterId)))
    .orderBy(asc(wishes.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

export async function putWish(tx: Tx, userId: string, productId: string, isWished: boolean, at: number): Promise<void> {
  if (isWished) await tx.insert(wishes).values({ userId, productId, at }).onConflictDoNothing();
  else await tx.delete(wishes).where(and(eq(wishes.userId, userId), eq(wishes.productId, productId)));
}

/** Codes that a player has paid with. */
export async function readUsedCodes(reader: Reader, userId: string): Promise<string[]> {
  const rows = await reader
    .select({ code: storeOrders.code })
    .from(storeOrders)
    .where(and(eq(storeOrders.userId, userId), isNotNull(storeOrders.code)));
  return rows.flatMap(({ code }) => (code === null ? [] : [code]));
}

export type NewOrderLine = typeof storeOrderLines.$inferInsert;

export async function insertOrder(tx: Tx, order: StoreOrderRow, lines: readonly NewOrderLine[]): Promise<void> {
  await tx.insert(storeOrders).values(order);
  await tx.insert(storeOrderLines).values([...lines]);
}

/** A player's orders, newest first; `past` is the one before the page. */
export const listOrders = (
  reader: Reader,
  userId: string,
  limit: number,
  past: readonly [number, string] | null,
): Promise<StoreOrderRow[]> =>
  reader
    .select()
    .from(storeOrders)
    .where(
      and(eq(storeOrders.userId, userId), past === null ? undefined : before([storeOrders.at, storeOrders.id], past)),
    )
    .orderBy(sql`${storeOrders.at} desc`, sql`${storeOrders.id} desc`)
    .limit(limit);

export async function readOrder(reader: Reader, userId: string, id: string): Promise<StoreOrderRow | undefined> {
  const [row] = await reader
    .select()
    .from(storeOrders)
    .where(and(eq(storeOrders.id, id), eq(storeOrders.userId, userId)));
  return row;
}

/** An order whoever it is of, for staff. */
export async function findOrder(reader: Reader, id: string): Promise<StoreOrderRow | undefined> {
  const [row] = await reader.select().from(storeOrders).where(eq(storeOrders.id, id));
  return row;
}

export const readOrderLines = (reader: Reader, orderIds: readonly string[]) =>
  reader
    .select()
    .from(storeOrderLines)
    .where(inArray(storeOrderLines.orderId, [...orderIds]))
    .orderBy(asc(storeOrderLines.orderId), asc(storeOrderLines.productId));
