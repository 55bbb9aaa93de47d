import { expect, test } from 'vitest';
import { ADJUSTMENT_MAX, adjustBalance, decideAdjustment } from './adjust-balance.ts';

const admin = { id: 'a', role: 'administrator' } as const;
const second = { id: 'b', role: 'administrator' } as const;
const player = { id: 'p', role: 'player', status: 'active' } as const;
const DOUBLE = 1_000_00;
const ACTIVE = { status: 'active' };
const adjust = (amount: number, movedBefore = 0) =>
  adjustBalance(admin, player, { amount, movedBefore, doubleFrom: DOUBLE });

test('an adjustment is booked at once below the setting and waits from it on, either way (AU-04)', () => {
  expect([adjust(DOUBLE - 1), adjust(-DOUBLE + 1)]).toEqual([
    { ok: true, value: 'booked' },
    { ok: true, value: 'booked' },
  ]);
  expect([adjust(DOUBLE), adjust(-DOUBLE)]).toEqual([
    { ok: true, value: 'waiting' },
    { ok: true, value: 'waiting' },
  ]);
});

test('small parts count together', () => {
  expect(adjust(1_00, DOUBLE - 1_00)).toEqual({ ok: true, value: 'waiting' });
});

test('nothing, more than the most, and parts of a cent are no amounts', () => {
  for (const amount of [0, 0.5, ADJUSTMENT_MAX + 1, -ADJUSTMENT_MAX - 1, Number.NaN])
    expect(adjust(amount)).toMatchObject({ ok: false, refusal: { code: 'BAD_INPUT' } });
});

test('only administrators adjust, never their own account, and none that is closed', () => {
  const terms = { amount: 1, movedBefore: 0, doubleFrom: DOUBLE };
  const codeOf = (staff: Parameters<typeof adjustBalance>[0], subject: Parameters<typeof adjustBalance>[1]) => {
    const ruling = adjustBalance(staff, subject, terms);
    return ruling.ok ? null : ruling.refusal.code;
  };
  expect(codeOf({ id: 'm', role: 'senior_moderator' }, player)).toBe('FORBIDDEN');
  expect(codeOf(admin, { ...admin, status: 'active' })).toBe('OWN_ACCOUNT');
  expect(codeOf(admin, { ...player, status: 'closed' })).toBe('NOT_FOUND');
});

test('two people book a large one; whoever asked may take it back; a decided one stays', () => {
  const waiting = { state: 'waiting', askedBy: 'a', userId: 'p' } as const;
  const codeOf = (...args: Parameters<typeof decideAdjustment>) => {
    const ruling = decideAdjustment(...args);
    return ruling.ok ? ruling.value : ruling.refusal.code;
  };
  expect(codeOf(admin, waiting, ACTIVE, true)).toBe('SECOND_ADMINISTRATOR');
  expect(codeOf(second, waiting, ACTIVE, true)).toBe('booked');
  expect(codeOf(admin, waiting, ACTIVE, false)).toBe('refused');
  expect(codeOf(second, waiting, { status: 'closed' }, true)).toBe('NOT_FOUND');
  expect(codeOf(second, waiting, { status: 'closed' }, false)).toBe('refused');
  expect(codeOf({ id: 'p', role: 'administrator' }, waiting, ACTIVE, true)).toBe('OWN_ACCOUNT');
  expect(codeOf({ id: 'm', role: 'moderator' }, waiting, ACTIVE, false)).toBe('FORBIDDEN');
  expect(codeOf(second, { ...waiting, state: 'booked' }, ACTIVE, true)).toBe('ADJUSTMENT_DECIDED');
});
