import { itemsIn, totalsOf } from '../../domain/store/cart.ts';
import {
  type CatalogueProduct,
  isListed,
  isSold,
  crateBar,
  newestTable,
  stateAt,
} from '../../domain/store/catalogue.ts';
import { type Loyalty, coinsBack, loyaltyOf } from '../../domain/store/loyalty.ts';
import { priceOf } from '../../domain/store/products.ts';
import { SHARES } from '../../domain/store/odds.ts';
import { PROMO_CODES, findPromoCode, promoReason } from '../../domain/store/promo-codes.ts';
import { type User, readUser } from '../../db/accounts/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import { readCart, readStorePlayer, readUsedCodes, readWishes } from '../../db/store/cart.queries.ts';
import { readOwned } from '../../db/store/item.queries.ts';
import { listAllProducts, readProducts } from '../../db/store/product.queries.ts';
import { readBalance, readCoinSpending } from '../../db/wallet/index.ts';
import { avatarUrlOf } from '../accounts/index.ts';
import type { OwnStore, StoreCart, StoreLoyalty, StoreProduct } from './store.types.ts';

export const toProduct = (product: CatalogueProduct, now: number): StoreProduct => ({
  ...product,
  cost: priceOf(product),
  state: stateAt(product, now),
  pictureUrl: avatarUrlOf(product.pictureId),
  dropRates:
    product.kind === 'crate'
      ? (newestTable(product.content)?.odds ?? []).map(({ rarity, share }) => ({
          rarity,
          percent: (100 * share) / SHARES,
        }))
      : [],
});

/** What players see of the catalogue, in the order of its numbers. */
export async function readCatalogue(reader: Reader, now: number): Promise<StoreProduct[]> {
  const all = await listAllProducts(reader);
  return all.filter((product) => isListed(product, now)).map((product) => toProduct(product, now));
}

const toLoyalty = ({ next, ...loyalty }: Loyalty): StoreLoyalty => ({
  ...loyalty,
  nextTier: next?.tier ?? null,
  nextFromCents: next?.fromCents ?? null,
});

/** Cart, code and what it all comes to; what is sold no longer stands there and costs nothing. */
async function cartOf(reader: Reader, user: User, loyalty: Loyalty, now: number): Promise<StoreCart> {
  const lines = await readCart(reader, user.id);
  const player = await readStorePlayer(reader, user.id);
  const products = await readProducts(
    reader,
    lines.map(({ productId }) => productId),
  );
  const known = new Map(products.map((product) => [product.id, product]));
  const sold = lines.filter(({ productId }) => {
    const product = known.get(productId);
    return product !== undefined && isSold(product, now);
  });
  const code = player.code === null ? null : findPromoCode(player.code);
  const usedCodes = code ? await readUsedCodes(reader, user.id) : [];
  const buyer = { usedCodes, purchases: player.orders, isCreator: user.isVerifiedCreator };
  const reason = code && promoReason(code, buyer);
  const totals = totalsOf(sold, products, reason === null ? code : null);
  if (!totals) throw new Error(`the cart of ${user.id} holds a product that does not exist`);
  return {
    ...totals,
    lines: lines.flatMap(({ productId, quantity }) => {
      const product = known.get(productId);
      return product ? [{ product: toProduct(product, now), quantity, sum: quantity * priceOf(product) }] : [];
    }),
    itemCount: itemsIn(lines),
    code: code && { code: code.code, percent: code.percent, description: code.description, reason },
    gainCoins: sold.reduce((sum, { productId, quantity }) => sum + quantity * (known.get(productId)?.coins ?? 0), 0),
    backCoins: coinsBack(totals.payCoins - totals.giftCoins, loyalty),
  };
}

/** Codes that the player could pay with now. */
async function openCodesOf(reader: Reader, user: User): Promise<string[]> {
  const { orders: purchases } = await readStorePlayer(reader, user.id);
  const buyer = { usedCodes: await readUsedCodes(reader, user.id), purchases, isCreator: user.isVerifiedCreator };
  return PROMO_CODES.filter((code) => promoReason(code, buyer) === null).map(({ code }) => code);
}

/** The store as it is for a player. */
export async function readOwnStore(reader: Reader, userId: string, now: number): Promise<OwnStore> {
  const user = await readUser(reader, userId);
  if (!user) throw new Error(`there is no ${userId}`);
  const loyalty = loyaltyOf(await readCoinSpending(reader, userId));
  const bar = crateBar(user, await readSettings(reader), now);
  return {
    id: userId,
    cart: await cartOf(reader, user, loyalty, now),
    openCodes: await openCodesOf(reader, user),
    wishes: await readWishes(reader, userId),
    owned: [...(await readOwned(reader, userId))],
    loyalty: toLoyalty(loyalty),
    mayBuyCrates: bar === null,
    crateBar: bar,
    balanceCoins: await readBalance(reader, userId, 'BC'),
    balanceCents: await readBalance(reader, userId, 'USD'),
  };
}
