import { expect, it } from 'vitest';
import { DAY, utcDay } from '../shared/time.ts';
import { acceptAddressDay, mayDecide, maySubmit } from './verification.ts';

const NOW = Date.UTC(2026, 2, 2, 12);
const daysAgo = (days: number) => acceptAddressDay(utcDay(NOW - days * DAY), NOW);
const fieldOf = (ruling: ReturnType<typeof maySubmit>) => (ruling.ok ? null : ruling.refusal.field);
const codeOf = (ruling: ReturnType<typeof maySubmit>) => (ruling.ok ? null : ruling.refusal.code);

it('takes a proof of address of the last 90 days and no older one', () => {
  expect(daysAgo(0)).toEqual({ ok: true, value: '2026-03-02' });
  expect(daysAgo(90).ok).toBe(true);
  expect(daysAgo(91)).toEqual({
    ok: false,
    refusal: { code: 'BAD_INPUT', field: 'addressIssuedOn', data: { maxDays: 90 } },
  });
});

it('takes tomorrow, which has begun somewhere, and no day after it', () => {
  expect(daysAgo(-1).ok).toBe(true);
  expect(daysAgo(-2).ok).toBe(false);
});

it.each(['', 'yesterday', '2026-2-1', '2026-02-30', '02/01/2026', '2026-02-01T00:00:00Z'])('takes no %j', (day) => {
  expect(acceptAddressDay(day, NOW).ok).toBe(false);
});

it('documents are handed in by whoever is neither being checked nor verified', () => {
  expect(codeOf(maySubmit('unverified'))).toBeNull();
  expect(codeOf(maySubmit('pending'))).toBe('VERIFICATION_PENDING');
  expect(codeOf(maySubmit('verified'))).toBe('BAD_INPUT');
  expect(fieldOf(maySubmit('verified'))).toBe('verification');
});

it('a request is decided once, and not by its player', () => {
  expect(codeOf(mayDecide('staff', { userId: 'player', outcome: 'pending' }))).toBeNull();
  expect(codeOf(mayDecide('player', { userId: 'player', outcome: 'pending' }))).toBe('OWN_ACCOUNT');
  expect(codeOf(mayDecide('staff', { userId: 'player', outcome: 'refused' }))).toBe('VERIFICATION_DECIDED');
  expect(codeOf(mayDecide('staff', { userId: 'player', outcome: 'verified' }))).toBe('VERIFICATION_DECIDED');
});
