import { DAY } from '../shared/time.ts';

/** What the house gives whoever brought a newcomer, in whole coins (BC-16). */
export const REFERRAL_COINS = 250;

/** Names the one gift for a newcomer: nobody is paid twice for the same person. */
export const referralKey = (newcomerId: string): string => `referral:${newcomerId}`;

/** From how many first wagers of people brought; the title is all that a tier brings (CR-05). */
export const REFERRAL_TIERS = [
  { name: 'starter', from: 0 },
  { name: 'bronze', from: 5 },
  { name: 'silver', from: 15 },
  { name: 'gold', from: 40 },
  { name: 'diamond', from: 100 },
] as const;
export type ReferralTier = (typeof REFERRAL_TIERS)[number]['name'];

export interface TierProgress {
  readonly tier: ReferralTier;
  /** Null at the top. */
  readonly next: ReferralTier | null;
  /** First wagers that are missing to it; 0 at the top. */
  readonly missing: number;
  /** Of the way from this tier to the next, whole percent rounded down; 100 at the top. */
  readonly percent: number;
}

/** Where a referrer stands by the first wagers of those who were brought. */
export function tierOfReferrals(firstWagers: number): TierProgress {
  const place = REFERRAL_TIERS.findLastIndex(({ from }) => from <= firstWagers);
  const { name: tier, from } = REFERRAL_TIERS[place] ?? REFERRAL_TIERS[0];
  const next = REFERRAL_TIERS[place + 1];
  if (!next) return { tier, next: null, missing: 0, percent: 100 };
  const percent = Math.floor(((firstWagers - from) * 100) / (next.from - from));
  return { tier, next: next.name, missing: next.from - firstWagers, percent };
}

/** A browser is used by others after a while, and a network address is given to others. */
export const ORIGIN_LIFE = 30 * DAY;

/** Why a sign-up with a code counts for nobody. */
export const REFERRAL_FAULTS = ['own-browser', 'own-network', 'ring-browser', 'ring-network'] as const;
export type ReferralFault = (typeof REFERRAL_FAULTS)[number];

/** Where an account has signed in from: a browser or a network, as a hash. */
export interface Origin {
  readonly userId: string;
  readonly kind: 'browser' | 'network';
  readonly hash: string;
}

/**
 * Whether a newcomer is somebody else than whoever brought them; null when nothing speaks against it. A referrer who
 * registers a second account is found by the browser or the network of both, and a ring of accounts that bring each other
 * by what it shares with the others around the referrer. A browser says more than a network, so it is told first.
 * @param known origins of the newcomer, the referrer and those around the referrer, of the last `ORIGIN_LIFE`
 */
export function referralFault(newcomerId: string, referrerId: string, known: readonly Origin[]): ReferralFault | null {
  const own = new Set(known.filter(({ userId }) => userId === newcomerId).map(({ kind, hash }) => `${kind}:${hash}`));
  const shared = known.filter(({ userId, kind, hash }) => userId !== newcomerId && own.has(`${kind}:${hash}`));
  const faults = new Set(
    shared.map(({ userId, kind }): ReferralFault => `${userId === referrerId ? 'own' : 'ring'}-${kind}`),
  );
  return (['own-browser', 'ring-browser', 'own-network', 'ring-network'] as const).find((f) => faults.has(f)) ?? null;
}
