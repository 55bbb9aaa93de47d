import { type CartLine, addToCart, setQuantity } from '../../../domain/store/cart.ts';
import { type CatalogueProduct, isHadOnce, isSold } from '../../../domain/store/catalogue.ts';
import { findPromoCode, promoReason } from '../../../domain/store/promo-codes.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendLiveEvent } from '../../../db/events/append-event.ts';
import {
  lockStorePlayer,
  putCartLine,
  putWish,
  readCart,
  readUsedCodes,
  updateStorePlayer,
} from '../../../db/store/cart.queries.ts';
import { readOwned } from '../../../db/store/item.queries.ts';
import { readProduct } from '../../../db/store/product.queries.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

/** Tells the player's own screens. */
export const tellStore = (tx: Tx, userId: string, at: number): Promise<void> =>
  appendLiveEvent(tx, {
    type: 'store.changed',
    entity: 'store',
    entityId: userId,
    concerns: [userId],
    data: { userId },
    at,
  });

/** A draft is there for nobody, but for whoever had put it into the cart before it became one. */
async function requireProduct(tx: Tx, id: string, mayBeDraft = false): Promise<CatalogueProduct> {
  const product = await readProduct(tx, id);
  if (!product || (product.state === 'draft' && !mayBeDraft)) throw new Refused('NOT_FOUND', { field: 'productId' });
  return product;
}

/** Under the lock of the player's row, so that two devices add both. */
function changeCart(
  deps: Deps,
  { userId }: Actor,
  productId: string,
  change: (cart: readonly CartLine[]) => CartLine[],
): Promise<void> {
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    await lockStorePlayer(tx, userId);
    await requireStanding(tx, userId);
    const cart = await readCart(tx, userId);
    const isOf = (line: CartLine): boolean => line.productId === productId;
    const product = await requireProduct(tx, productId, cart.some(isOf));
    const quantity = change(cart).find(isOf)?.quantity ?? 0;
    const { name } = product;
    if (quantity > 0 && !isSold(product, at)) throw new Refused('PRODUCT_NOT_SOLD', { data: { name } });
    if (quantity > 0 && isHadOnce(product) && (quantity > 1 || (await readOwned(tx, userId)).has(product.content)))
      throw new Refused('ITEM_OWNED', { data: { name } });
    if (quantity > 1 && product.kind === 'gift') throw new Refused('GIFT_SINGLE', { data: { name } });
    await putCartLine(tx, userId, { productId, quantity }, at);
    await tellStore(tx, userId, at);
  });
}

/** One more of a product (SO-13). @throws Refused NOT_FOUND, PRODUCT_NOT_SOLD, ITEM_OWNED, GIFT_SINGLE */
export const addProduct = (deps: Deps, actor: Actor, productId: string): Promise<void> =>
  changeCart(deps, actor, productId, (cart) => addToCart(cart, productId));

/** So many of a product; zero or less takes it out (SO-13). @throws Refused NOT_FOUND, PRODUCT_NOT_SOLD, ITEM_OWNED, GIFT_SINGLE */
export const setProductQuantity = (deps: Deps, actor: Actor, productId: string, quantity: number): Promise<void> =>
  changeCart(deps, actor, productId, (cart) => setQuantity(cart, productId, quantity));

/**
 * Puts a code on the cart in the place of the one before it; an unknown one changes nothing (SO-15), an empty text takes
 * it off. One that does not apply says so (C-23).
 * @throws Refused PROMO_UNUSABLE
 */
export function applyPromoCode(deps: Deps, { userId }: Actor, text: string): Promise<void> {
  return deps.db.transact(async (tx) => {
    const code = findPromoCode(text);
    if (!code && text.trim() !== '') return;
    const at = deps.now();
    const { orders } = await lockStorePlayer(tx, userId);
    const user = await requireStanding(tx, userId);
    const usedCodes = await readUsedCodes(tx, userId);
    const reason = code && promoReason(code, { usedCodes, purchases: orders, isCreator: user.isVerifiedCreator });
    if (code && reason) throw new Refused('PROMO_UNUSABLE', { field: 'code', data: { code: code.code, reason } });
    await updateStorePlayer(tx, userId, { code: code?.code ?? null });
    await tellStore(tx, userId, at);
  });
}

/** Keeps a product on the caller's wishlist or takes it off; as often as it is asked (SO-12). @throws Refused NOT_FOUND */
export function markWish(deps: Deps, { userId }: Actor, productId: string, isWished: boolean): Promise<void> {
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    await lockStorePlayer(tx, userId);
    await requireStanding(tx, userId);
    // What is not seen any more can be taken off.
    await requireProduct(tx, productId, !isWished);
    await putWish(tx, userId, productId, isWished, at);
    await tellStore(tx, userId, at);
  });
}
