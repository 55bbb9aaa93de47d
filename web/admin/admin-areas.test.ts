import { expect, test } from 'vitest';
import { areaAt, shortCount, urgentOf } from './admin-areas.ts';

test('an area is present at its own address and below it, the dashboard at its own alone (AD-02)', () => {
  expect(areaAt('/admin')?.label).toBe('Dashboard');
  expect(areaAt('/admin/users')?.label).toBe('Users');
  expect(areaAt('/admin/users/7')?.label).toBe('Users');
  expect(areaAt('/admin/usersabc')).toBeUndefined();
});

test('counts from a thousand on are shown in thousands, never more than there are', () => {
  expect([0, 12, 999, 1_000, 2_310, 2_399, 99_999, 123_456].map(shortCount)).toEqual([
    '0',
    '12',
    '999',
    '1k',
    '2.3k',
    '2.3k',
    '99.9k',
    '123k',
  ]);
});

test('what is urgent is the open alerts and the disputes of the highest priority', () => {
  const desk = {
    users: 0,
    openDisputes: 5,
    pendingWithdrawals: 12,
    payoutsToSend: 1,
    openReports: 3,
    blockedAppeals: 0,
    openAlerts: 1,
    openRiskCases: 4,
    fundRequests: 2,
    heldBets: 1,
    urgentDisputes: 1,
  };
  expect(urgentOf({ __typename: 'StaffDesk', ...desk })).toBe(2);
});
