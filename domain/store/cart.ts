import { paidFor } from './gift.ts';
import { type Product, priceOf } from './products.ts';
import { type PromoCode, discountOf } from './promo-codes.ts';

/** EN-50 */
export interface CartLine {
  readonly productId: string;
  readonly quantity: number;
}

export const QUANTITY_MAX = 99;

/** With a quantity; zero or less takes the line out, and a new product comes last (SO-13). */
export function setQuantity(cart: readonly CartLine[], productId: string, quantity: number): CartLine[] {
  if (quantity <= 0) return cart.filter((line) => line.productId !== productId);
  const line = { productId, quantity: Math.min(QUANTITY_MAX, quantity) };
  const place = cart.findIndex((one) => one.productId === productId);
  return place < 0 ? [...cart, line] : cart.with(place, line);
}

/** With one more of a product (SO-13). */
export const addToCart = (cart: readonly CartLine[], productId: string): CartLine[] =>
  setQuantity(cart, productId, (cart.find((line) => line.productId === productId)?.quantity ?? 0) + 1);

/** The badge of the cart (SO-01). */
export const itemsIn = (cart: readonly CartLine[]): number => cart.reduce((sum, { quantity }) => sum + quantity, 0);

/** What a cart comes to. */
export interface CartTotals {
  readonly coins: number;
  /** What the code takes off the coins. */
  readonly discountCoins: number;
  readonly payCoins: number;
  /** Bundles of coins; codes take nothing off money, or coins would be sold below their price. */
  readonly payCents: number;
  /** Of `payCoins`, what is paid for gifts; nothing of it comes back. */
  readonly giftCoins: number;
  /** Of `payCoins`, what is paid for passes. */
  readonly passCoins: number;
}

/** Null where a line is of no product that is sold. */
export function totalsOf(
  cart: readonly CartLine[],
  products: readonly (Product & { readonly kind?: string })[],
  code: Pick<PromoCode, 'percent'> | null,
): CartTotals | null {
  const known = new Map(products.map((product) => [product.id, product]));
  let [coins, payCents, gifts, passes] = [0, 0, 0, 0];
  for (const { productId, quantity } of cart) {
    const product = known.get(productId);
    if (!product) return null;
    if (product.kind === 'gift') gifts += quantity * priceOf(product);
    if (product.kind === 'pass') passes += quantity * priceOf(product);
    if (product.currency === 'BC') coins += quantity * priceOf(product);
    else payCents += quantity * priceOf(product);
  }
  const discountCoins = code ? discountOf(coins, code) : 0;
  const payCoins = coins - discountCoins;
  return {
    coins,
    discountCoins,
    payCoins,
    payCents,
    giftCoins: paidFor(gifts, coins, payCoins),
    passCoins: paidFor(passes, coins, payCoins),
  };
}
