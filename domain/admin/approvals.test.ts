import { expect, it } from 'vitest';
import type { Ruling } from '../shared/refusals.ts';
import { DAY } from '../shared/time.ts';
import { APPROVAL_LIFE, decideApproval } from './approvals.ts';

const asked = { state: 'waiting', askedBy: 'a', askedAt: 10 * DAY } as const;
const second = { id: 'b', role: 'administrator', administratorSince: null } as const;
const told = (ruling: Ruling<string>) => (ruling.ok ? ruling.value : ruling.refusal.code);
const now = asked.askedAt + 1;

it('is done where a second administrator agrees, and by nobody else', () => {
  const first = { ...second, id: 'a' };
  expect(
    [
      decideApproval(second, asked, true, now),
      decideApproval(first, asked, true, now),
      decideApproval(first, asked, false, now),
      decideApproval({ ...second, role: 'senior_moderator' }, asked, true, now),
      decideApproval({ ...second, role: 'player' }, asked, false, now),
    ].map(told),
  ).toEqual(['done', 'SECOND_ADMINISTRATOR', 'refused', 'FORBIDDEN', 'FORBIDDEN']);
});

it('is over once it is decided, and after a week', () => {
  expect(
    [
      decideApproval(second, { ...asked, state: 'done' }, true, now),
      decideApproval(second, { ...asked, state: 'refused' }, false, now),
      decideApproval(second, asked, true, asked.askedAt + APPROVAL_LIFE - 1),
      decideApproval(second, asked, true, asked.askedAt + APPROVAL_LIFE),
      decideApproval(second, asked, false, asked.askedAt + APPROVAL_LIFE),
    ].map(told),
  ).toEqual(['APPROVAL_OVER', 'APPROVAL_OVER', 'done', 'APPROVAL_OVER', 'APPROVAL_OVER']);
});

it('is not agreed to by whoever became an administrator after it was asked for, nor within a day of that', () => {
  const since = (administratorSince: number) => ({ ...second, administratorSince });
  expect(
    [
      decideApproval(since(asked.askedAt - DAY), asked, true, now),
      decideApproval(since(asked.askedAt - DAY + 2), asked, true, now),
      decideApproval(since(asked.askedAt + 1), asked, true, now + 3 * DAY),
      decideApproval(since(asked.askedAt + 1), asked, false, now),
    ].map(told),
  ).toEqual(['done', 'ADMINISTRATOR_NEW', 'ADMINISTRATOR_NEW', 'refused']);
});
