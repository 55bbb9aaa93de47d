import { expect, it } from 'vitest';
import type { DisputeStatus } from './dispute.ts';
import { mayHandle, takeDispute } from './take-dispute.ts';

const ada = { id: 'ada', role: 'moderator', isInvolved: false } as const;
const senior = { id: 'senior', role: 'senior_moderator', isInvolved: false } as const;
const take = (status: DisputeStatus, moderatorId: string | null, judge: Parameters<typeof takeDispute>[1]) => {
  const ruling = takeDispute({ status, moderatorId }, judge);
  return ruling.ok ? ruling.value : ruling.refusal.code;
};

it('a case that waits is in review by whoever takes it, and again by whoever has it (AB-04)', () => {
  expect(take('pending', null, ada)).toBe('in_review');
  expect(take('in_review', 'ada', ada)).toBe('in_review');
});

it('what a colleague looks at is taken over and decided by seniors alone', () => {
  expect(take('in_review', 'bob', ada)).toBe('DISPUTE_TAKEN');
  expect(take('in_review', 'bob', senior)).toBe('in_review');
  const held = { status: 'in_review', moderatorId: 'bob' } as const;
  expect(mayHandle(held, ada)).toMatchObject({ ok: false, refusal: { code: 'DISPUTE_TAKEN' } });
  for (const free of [mayHandle(held, senior), mayHandle({ ...held, moderatorId: 'ada' }, ada)])
    expect(free.ok).toBe(true);
  // Whoever escalated it has left it.
  expect(mayHandle({ status: 'escalated', moderatorId: 'bob' }, ada).ok).toBe(true);
});

it('an escalated case is taken by seniors and stays escalated', () => {
  expect(take('escalated', 'ada', ada)).toBe('SENIOR_ONLY');
  expect(take('escalated', 'ada', senior)).toBe('escalated');
});

it('nobody takes a decided case, or one of their own', () => {
  expect(take('resolved', 'ada', senior)).toBe('DISPUTE_DECIDED');
  for (const status of ['pending', 'in_review', 'escalated', 'resolved'] as const)
    expect(take(status, null, { ...senior, isInvolved: true })).toBe('OWN_DISPUTE');
});
