import type { HubTab } from '../../domain/creators/creators.paths.ts';
import type { ReferralFault, ReferralTier, ViolationKind } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** CR-03 */
export const HUB_LABELS: Readonly<Record<HubTab, string>> = {
  monetization: t.monetization(),
  analytics: t.analytics(),
  content: t.contentTools(),
  community: t.community(),
  reputation: t.reputation(),
  developer: t.developer(),
};

export const TIER_WORDS: Readonly<Record<ReferralTier, string>> = {
  STARTER: t.starter(),
  BRONZE: t.bronze(),
  SILVER: t.silver(),
  GOLD: t.gold(),
  DIAMOND: t.diamond(),
};

/** Why a sign-up does not count, as the referrer reads it. */
export const FAULT_WORDS: Readonly<Record<ReferralFault, string>> = {
  OWN_BROWSER: t.cameFromABrowserThatYouUse(),
  OWN_NETWORK: t.cameFromANetworkThatYouUse(),
  RING_BROWSER: t.sharesABrowserWithAnotherAccountAround(),
  RING_NETWORK: t.sharesANetworkWithAnotherAccountAround(),
};

export const VIOLATION_WORDS: Readonly<Record<ViolationKind, string>> = {
  DECIDED_CASE: t.aCaseWasDecidedAgainst(),
  WARNING: t.warnedByStaff(),
  SUSPENSION: t.suspendedByStaff(),
  BAN: t.bannedByStaff(),
};
