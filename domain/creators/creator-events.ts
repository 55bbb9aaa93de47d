import type { REFERRAL_COINS } from './referral.ts';

declare module '../shared/events.ts' {
  interface EventPayloads {
    /** Somebody has signed up with a player's code, who got coins for it. */
    'referral.rewarded': {
      readonly userId: string;
      readonly newcomerId: string;
      readonly coins: typeof REFERRAL_COINS;
    };
  }
}
