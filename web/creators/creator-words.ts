import type { HubTab } from '../../domain/creators/creators.paths.ts';
import type { ReferralFault, ReferralTier, ViolationKind } from '../data/__generated__/schema-types.ts';

/** CR-03 */
export const HUB_LABELS: Readonly<Record<HubTab, string>> = {
  monetization: 'Monetization',
  analytics: 'Analytics',
  content: 'Content Tools',
  community: 'Community',
  reputation: 'Reputation',
  developer: 'Developer',
};

export const TIER_WORDS: Readonly<Record<ReferralTier, string>> = {
  STARTER: 'Starter',
  BRONZE: 'Bronze',
  SILVER: 'Silver',
  GOLD: 'Gold',
  DIAMOND: 'Diamond',
};

/** Why a sign-up does not count, as the referrer reads it. */
export const FAULT_WORDS: Readonly<Record<ReferralFault, string>> = {
  OWN_BROWSER: 'Came from a browser that you use',
  OWN_NETWORK: 'Came from a network that you use',
  RING_BROWSER: 'Shares a browser with another account around you',
  RING_NETWORK: 'Shares a network with another account around you',
};

export const VIOLATION_WORDS: Readonly<Record<ViolationKind, string>> = {
  DECIDED_CASE: 'A case was decided against you',
  WARNING: 'Warned by staff',
  SUSPENSION: 'Suspended by staff',
  BAN: 'Banned by staff',
};
