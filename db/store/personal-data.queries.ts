import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { uploads } from '../uploads/upload.table.ts';
import { storeGifts } from './gift.table.ts';
import { passClaims } from './pass.table.ts';
import { products } from './product.table.ts';
import {
  cartLines,
  crateCommitments,
  crateOpenings,
  crates,
  playerItems,
  storeOrderLines,
  storeOrders,
  storePlayers,
  wishes,
  wornItems,
} from './store.table.ts';

/** Cart, wishes, orders, items and openings of a player, for the player's own archive; no secret that is not shown yet. */
export async function readStoreData(reader: Reader, userId: string) {
  const [player] = await reader.select().from(storePlayers).where(eq(storePlayers.userId, userId));
  const orders = await reader
    .select()
    .from(storeOrders)
    .where(eq(storeOrders.userId, userId))
    .orderBy(asc(storeOrders.at), asc(storeOrders.id));
  const ids = orders.map(({ id }) => id);
  return {
    player: player ?? null,
    cart: await reader
      .select()
      .from(cartLines)
      .where(eq(cartLines.userId, userId))
      .orderBy(asc(cartLines.addedAt), asc(cartLines.productId)),
    wishes: await reader
      .select()
      .from(wishes)
      .where(eq(wishes.userId, userId))
      .orderBy(asc(wishes.at), asc(wishes.productId)),
    orders,
    orderLines:
      ids.length === 0
        ? []
        : await reader
            .select()
            .from(storeOrderLines)
            .where(inArray(storeOrderLines.orderId, ids))
            .orderBy(asc(storeOrderLines.orderId), asc(storeOrderLines.productId)),
    items: await reader
      .select()
      .from(playerItems)
      .where(eq(playerItems.userId, userId))
      .orderBy(asc(playerItems.at), asc(playerItems.item)),
    worn: await reader.select().from(wornItems).where(eq(wornItems.userId, userId)).orderBy(asc(wornItems.slot)),
    passClaims: await reader
      .select()
      .from(passClaims)
      .where(eq(passClaims.userId, userId))
      .orderBy(asc(passClaims.season), asc(passClaims.track), asc(passClaims.tier)),
    gifts: await reader
      .select({
        id: storeGifts.id,
        name: storeGifts.name,
        state: storeGifts.state,
        to: storeGifts.addressShown,
        sentAt: storeGifts.sentAt,
        endedAt: storeGifts.endedAt,
      })
      .from(storeGifts)
      .where(eq(storeGifts.buyerId, userId))
      .orderBy(asc(storeGifts.sentAt), asc(storeGifts.id)),
    claimedGifts: await reader
      .select({ id: storeGifts.id, name: storeGifts.name, endedAt: storeGifts.endedAt })
      .from(storeGifts)
      .where(eq(storeGifts.claimedBy, userId))
      .orderBy(asc(storeGifts.endedAt), asc(storeGifts.id)),
    crates: await reader.select().from(crates).where(eq(crates.userId, userId)).orderBy(asc(crates.id)),
    commitments: await reader
      .select({ nonce: crateCommitments.nonce, commitment: crateCommitments.commitment, at: crateCommitments.at })
      .from(crateCommitments)
      .where(eq(crateCommitments.userId, userId))
      .orderBy(asc(crateCommitments.nonce)),
    openings: await reader
      .select()
      .from(crateOpenings)
      .where(eq(crateOpenings.userId, userId))
      .orderBy(asc(crateOpenings.nonce)),
  };
}

/** Forgets what only the player needs; what proves purchases and draws stays. */
export async function eraseStoreData(tx: Tx, userId: string): Promise<void> {
  const pictures = tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.ownerId, userId), eq(uploads.purpose, 'product-picture')));
  // What an administrator has sent goes with the account, and the store draws it again.
  await tx.update(products).set({ pictureId: null }).where(inArray(products.pictureId, pictures));
  for (const rows of [cartLines, wishes, wornItems, playerItems]) await tx.delete(rows).where(eq(rows.userId, userId));
}
