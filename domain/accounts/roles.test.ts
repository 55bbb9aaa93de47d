import { expect, it } from 'vitest';
import { ROLES, VERIFICATION_STATUSES, isSenior, isStaff, tierOf } from './roles.ts';

it('puts VIP above the verification, lets it be nothing without, and counts pending as unverified (C-15, RO-04)', () => {
  const tiers = VERIFICATION_STATUSES.map((verification) => [
    tierOf({ verification, isVip: false }),
    tierOf({ verification, isVip: true }),
  ]);
  expect(tiers).toEqual([
    ['unverified', 'unverified'],
    ['unverified', 'unverified'],
    ['verified', 'vip'],
  ]);
});

it('makes staff of moderators and administrators only (RO-05)', () => {
  expect(ROLES.filter(isStaff)).toEqual(['moderator', 'senior_moderator', 'administrator']);
  expect(ROLES.filter(isSenior)).toEqual(['senior_moderator', 'administrator']);
});
