import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client/database.ts';
import { products } from '../../db/store/product.table.ts';
import { crates, storeOrders } from '../../db/store/store.table.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { setProductQuantity } from '../../gateway/store/orders/change-cart.ts';
import { checkOut } from '../../gateway/store/orders/check-out.ts';
import { type World, codeOf } from './world.ts';

/** Puts so many of some products into a player's cart. */
export async function fillCart(world: World, player: Actor, cart: Readonly<Record<string, number>>): Promise<void> {
  for (const [productId, quantity] of Object.entries(cart))
    await setProductQuantity(world.deps, player, productId, quantity);
}

/** Checks out for what the player saw; answers how it ended. */
export const pay = (
  world: World,
  player: Actor,
  payCoins: number,
  payCents = 0,
  key = world.key(),
  giftTo: string | null = null,
) => codeOf(checkOut(world.deps, player, key, { payCoins, payCents, proof: null, giftTo }));

export const cratesOf = (db: Database, userId: string) =>
  db.read.select().from(crates).where(eq(crates.userId, userId));

export const ordersOf = (db: Database, userId: string) =>
  db.read.select().from(storeOrders).where(eq(storeOrders.userId, userId));

/** Changes a product as staff would. */
export const changeProduct = (db: Database, id: string, change: Partial<typeof products.$inferInsert>) =>
  db.transact((tx) => tx.update(products).set(change).where(eq(products.id, id)));
