import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { PASS_SALES_ACCOUNT, STORE_SALES_ACCOUNT } from '../wallet/ledger.ts';
import { type CartLine, type CartTotals, totalsOf } from './cart.ts';
import { type CatalogueProduct, isHadOnce, isSold } from './catalogue.ts';
import { isOwnAddress } from './gift.ts';
import { type Buyer, type PromoCode, promoReason } from './promo-codes.ts';

/** What the buyer saw before the press. */
export type Seen = Pick<CartTotals, 'payCoins' | 'payCents'>;

export interface Checkout {
  readonly lines: readonly CartLine[];
  /** As they are stored at this moment. */
  readonly products: readonly CatalogueProduct[];
  readonly code: PromoCode | null;
  readonly buyer: Buyer;
  /** Ids of items. */
  readonly owned: ReadonlySet<string>;
  readonly mayBuyCrates: boolean;
  /** Whom gifts are for; null without an address. */
  readonly giftTo: string | null;
  readonly ownAddress: string;
  readonly seen: Seen;
  readonly now: number;
}

/** Why something cannot be bought at all; null where it can. */
function faultOf(product: CatalogueProduct | undefined, quantity: number, { owned, mayBuyCrates, now }: Checkout) {
  if (!product || !isSold(product, now)) return 'PRODUCT_NOT_SOLD';
  if (product.kind === 'crate' && !mayBuyCrates) return 'CRATES_CLOSED';
  if (product.kind === 'gift' && quantity > 1) return 'GIFT_SINGLE';
  if (isHadOnce(product) && (quantity > 1 || owned.has(product.content))) return 'ITEM_OWNED';
  return null;
}

/** What a checkout costs, by the prices of now; another sum than the buyer saw is told and not taken (SO-17). */
export function ruleOnCheckout(checkout: Checkout): Ruling<CartTotals> {
  const { lines, products, code, buyer, seen, giftTo, ownAddress } = checkout;
  if (lines.length === 0) return refuse('CART_EMPTY');
  for (const { productId, quantity } of lines) {
    const product = products.find(({ id }) => id === productId);
    const fault = faultOf(product, quantity, checkout);
    if (fault) return refuse(fault, { field: productId, data: { name: product?.name ?? productId } });
  }
  const hasGift = lines.some(({ productId }) => products.some(({ id, kind }) => id === productId && kind === 'gift'));
  if (hasGift !== (giftTo !== null)) return refuse('GIFT_ADDRESS', { field: 'giftTo' });
  if (giftTo !== null && isOwnAddress(giftTo, ownAddress)) return refuse('ONESELF', { field: 'giftTo' });
  const reason = code && promoReason(code, buyer);
  if (code && reason) return refuse('PROMO_UNUSABLE', { field: 'code', data: { code: code.code, reason } });
  const totals = totalsOf(lines, products, code);
  if (!totals) return refuse('PRODUCT_NOT_SOLD');
  const { payCoins, payCents } = totals;
  if (payCoins !== seen.payCoins || payCents !== seen.payCents)
    return refuse('PRICE_CHANGED', { data: { payCoins, payCents } });
  return allow(totals);
}

/** Which accounts of the house take the coins of a checkout. */
export const takingsOf = ({ payCoins, passCoins }: Pick<CartTotals, 'payCoins' | 'passCoins'>) => [
  { accountId: PASS_SALES_ACCOUNT, amount: passCoins },
  { accountId: STORE_SALES_ACCOUNT, amount: payCoins - passCoins },
];
