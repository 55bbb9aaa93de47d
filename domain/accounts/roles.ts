/** Roles, standing and tiers of an account (RO-03 to RO-05, C-05, C-15). */
export const ROLES = ['player', 'creator', 'moderator', 'senior_moderator', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

export const ACCOUNT_STATUSES = ['active', 'suspended', 'banned', 'closed'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const VERIFICATION_STATUSES = ['unverified', 'pending', 'verified'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

export type Tier = 'unverified' | 'verified' | 'vip';

/** VIP is a flag above the verification and nothing without it; `pending` counts as unverified (C-15). */
export const tierOf = (account: { verification: VerificationStatus; isVip: boolean }): Tier =>
  account.verification !== 'verified' ? 'unverified' : account.isVip ? 'vip' : 'verified';

export const isStaff = (role: Role): boolean =>
  role === 'moderator' || role === 'senior_moderator' || role === 'administrator';

export const isSenior = (role: Role): boolean => role === 'senior_moderator' || role === 'administrator';
