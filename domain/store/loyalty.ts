/** Tiers by what a player has spent on BattleCoin, in cents (SO-18, C-45). */
export const LOYALTY_TIERS = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
export type LoyaltyTier = (typeof LOYALTY_TIERS)[number];

interface Rung {
  readonly tier: LoyaltyTier;
  readonly fromCents: number;
  /** Of what is paid in the store, in coins, rounded down. */
  readonly backPercent: number;
}

const LOWEST: Rung = { tier: 'bronze', fromCents: 0, backPercent: 2 };
const RUNGS: readonly Rung[] = [
  LOWEST,
  { tier: 'silver', fromCents: 100_00, backPercent: 5 },
  { tier: 'gold', fromCents: 500_00, backPercent: 10 },
  { tier: 'platinum', fromCents: 1_000_00, backPercent: 12 },
  { tier: 'diamond', fromCents: 2_500_00, backPercent: 15 },
];

export interface Loyalty {
  readonly tier: LoyaltyTier;
  readonly backPercent: number;
  readonly spentCents: number;
  /** Null at the top. */
  readonly next: { readonly tier: LoyaltyTier; readonly fromCents: number } | null;
}

export function loyaltyOf(spentCents: number): Loyalty {
  const held = RUNGS.filter(({ fromCents }) => fromCents <= spentCents);
  const { tier, backPercent } = held.at(-1) ?? LOWEST;
  const next = RUNGS[held.length];
  return { tier, backPercent, spentCents, next: next ? { tier: next.tier, fromCents: next.fromCents } : null };
}

/** What comes back of a purchase, in coins. */
export const coinsBack = (paidCoins: number, { backPercent }: Pick<Loyalty, 'backPercent'>): number =>
  Math.floor((paidCoins * backPercent) / 100);
