import { describe, expect, test } from 'vitest';
import type { Role } from '../data/__generated__/schema-types.ts';
import { actsOn, auditWords } from './account-words.ts';
import type { AccountRowFragment } from './operations/__generated__/account-standing.gql.ts';

const account = (changed: Partial<AccountRowFragment> = {}): AccountRowFragment => ({
  __typename: 'Account',
  id: 'subject',
  username: 'subject',
  displayName: 'Subject',
  role: 'PLAYER',
  status: 'ACTIVE',
  verification: 'VERIFIED',
  isBirthNoted: false,
  isVip: false,
  isVerifiedCreator: false,
  memberSince: 0,
  email: 'subject@players.example',
  avatarUrl: null,
  lastLogin: null,
  country: null,
  balanceCents: 0,
  battleCoins: 0,
  totalWageredCents: 0,
  ...changed,
});
const labels = (subject: AccountRowFragment, role: Role, id = 'staff') =>
  actsOn(subject, { id, role }).map(({ label }) => label);

describe('what staff are offered', () => {
  test('a moderator suspends and bans players, reactivates them, and nothing else', () => {
    expect(labels(account(), 'MODERATOR')).toEqual(['Suspend', 'Ban']);
    expect(labels(account({ status: 'SUSPENDED' }), 'SENIOR_MODERATOR')).toEqual(['Ban', 'Reactivate']);
    expect(labels(account({ role: 'MODERATOR' }), 'SENIOR_MODERATOR')).toEqual([]);
  });

  test('an administrator grants roles and marks as well', () => {
    expect(labels(account({ isVip: true, role: 'CREATOR' }), 'ADMINISTRATOR')).toEqual([
      'Suspend',
      'Ban',
      'Make player',
      'Make moderator',
      'Make senior moderator',
      'Make administrator',
      'Take VIP away',
      'Mark as verified creator',
    ]);
    expect(labels(account({ role: 'ADMINISTRATOR' }), 'ADMINISTRATOR')).toContain('Make player');
  });

  test('nobody is offered anything on the own account or on a closed one', () => {
    expect(labels(account(), 'ADMINISTRATOR', 'subject')).toEqual([]);
    expect(labels(account({ status: 'CLOSED' }), 'ADMINISTRATOR')).toEqual([]);
  });
});

test('the trail says what was done, and what it was before where the word does not say it', () => {
  const row = { __typename: 'AuditEntry', id: 'x', actorName: 'a', reason: 'r', at: 0 } as const;
  expect(auditWords({ ...row, action: 'account.banned', from: 'active', to: 'banned' })).toBe('Banned');
  expect(auditWords({ ...row, action: 'account.role', from: 'senior_moderator', to: 'player' })).toBe(
    'Role: senior moderator → player',
  );
  expect(auditWords({ ...row, action: 'account.renamed', from: null, to: null })).toBe('account.renamed');
});
