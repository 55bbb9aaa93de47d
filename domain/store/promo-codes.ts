/** Codes that take their percent off a cart (SO-14, SO-15, C-23). */
export interface PromoCode {
  readonly code: string;
  readonly percent: number;
  readonly description: string;
  /** Whom it is for. */
  readonly audience: 'everybody' | 'first-purchase' | 'creators';
}

export const PROMO_CODES: readonly PromoCode[] = [
  { code: 'INVESTOR20', percent: 20, description: '20% BC back on purchases', audience: 'everybody' },
  { code: 'WELCOME10', percent: 10, description: '10% off first purchase', audience: 'first-purchase' },
  { code: 'STREAMER15', percent: 15, description: '15% discount for streamers', audience: 'creators' },
];

/** Characters of what is typed for a code. */
export const PROMO_TEXT_MAX = 40;

/** The code that a text means, in whatever letters; null for an unknown one. */
export const findPromoCode = (text: string): PromoCode | null =>
  PROMO_CODES.find(({ code }) => code === text.trim().toUpperCase()) ?? null;

/** Of a buyer, what a code asks for. */
export interface Buyer {
  /** Codes that were paid with. */
  readonly usedCodes: readonly string[];
  readonly purchases: number;
  readonly isCreator: boolean;
}

/** Why a code does not apply; it says so to the buyer. */
export const PROMO_REASONS = ['used', 'not-first-purchase', 'not-creator'] as const;
export type PromoReason = (typeof PROMO_REASONS)[number];

/** Null where it applies. */
export function promoReason({ code, audience }: PromoCode, buyer: Buyer): PromoReason | null {
  if (buyer.usedCodes.includes(code)) return 'used';
  if (audience === 'first-purchase' && buyer.purchases > 0) return 'not-first-purchase';
  if (audience === 'creators' && !buyer.isCreator) return 'not-creator';
  return null;
}

/** What a code takes off a sum in coins, rounded down. */
export const discountOf = (coins: number, { percent }: Pick<PromoCode, 'percent'>): number =>
  Math.floor((coins * percent) / 100);
