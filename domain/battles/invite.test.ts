import { describe, expect, it } from 'vitest';
import type { Ruling } from '../shared/refusals.ts';
import {
  INVITE_STATUSES,
  INVITE_WINDOW,
  type Invite,
  OPEN_INVITES_MAX,
  acceptInvite,
  declineInvite,
  dropInvite,
  expireInvite,
  inviteStatusAt,
  sendInvite,
  withdrawInvite,
} from './invite.ts';

const now = 1_000_000;
const bounds = { minCents: 5_00, maxCents: 500_00 };
const terms = { id: 'i', fromId: 'a', toId: 'b', stakeCents: 50_00 };
const clear = { isBlocked: false, isPending: false, open: 0 };

const codeOf = <T>(ruling: Ruling<T>) => (ruling.ok ? 'ok' : ruling.refusal.code);

const sent: Invite = {
  ...terms,
  status: 'pending',
  createdAt: now,
  expiresAt: now + INVITE_WINDOW,
  answeredAt: null,
  battleId: null,
};

describe('sending', () => {
  it('makes an invite that waits for a day', () => {
    expect(sendInvite(terms, clear, bounds, now)).toEqual({ ok: true, value: sent });
  });

  it.each([
    ['ONESELF', { ...terms, toId: 'a' }, clear],
    ['BLOCKED', terms, { ...clear, isBlocked: true }],
    ['STAKE_OUT_OF_BOUNDS', { ...terms, stakeCents: 4_99 }, clear],
    ['STAKE_OUT_OF_BOUNDS', { ...terms, stakeCents: 500_01 }, clear],
    ['BAD_INPUT', { ...terms, stakeCents: 10.5 }, clear],
    ['REQUEST_SENT', terms, { ...clear, isPending: true }],
    ['LIST_FULL', terms, { ...clear, open: OPEN_INVITES_MAX }],
    ['ok', terms, { ...clear, open: OPEN_INVITES_MAX - 1 }],
  ])('is %s', (code, given, scene) => {
    expect(codeOf(sendInvite(given, scene, bounds, now))).toBe(code);
  });
});

describe('ending', () => {
  const later = now + 1;

  it('is for the challenged player to accept, with the battle, and to decline; for the sender to withdraw', () => {
    expect(acceptInvite(sent, 'b', 'battle', later)).toEqual({
      ok: true,
      value: { ...sent, status: 'accepted', answeredAt: later, battleId: 'battle' },
    });
    expect(declineInvite(sent, 'b', later)).toMatchObject({ value: { status: 'declined', battleId: null } });
    expect(withdrawInvite(sent, 'a', later)).toMatchObject({ value: { status: 'withdrawn' } });
  });

  it('is not told apart from an unknown invite for whoever it does not concern', () => {
    expect(codeOf(acceptInvite(sent, 'a', 'battle', later))).toBe('NOT_FOUND');
    expect(codeOf(acceptInvite(sent, 'c', 'battle', later))).toBe('NOT_FOUND');
    expect(codeOf(declineInvite(sent, 'a', later))).toBe('NOT_FOUND');
    expect(codeOf(withdrawInvite(sent, 'b', later))).toBe('NOT_FOUND');
  });

  it.each(INVITE_STATUSES.filter((status) => status !== 'pending'))('happens once: %s stays', (status) => {
    const over = { ...sent, status };
    expect(codeOf(acceptInvite(over, 'b', 'battle', later))).toBe('INVITE_NOT_PENDING');
    expect(codeOf(declineInvite(over, 'b', later))).toBe('INVITE_NOT_PENDING');
    expect(codeOf(withdrawInvite(over, 'a', later))).toBe('INVITE_NOT_PENDING');
    expect(expireInvite(over, now + INVITE_WINDOW)).toBeNull();
  });
});

describe('time', () => {
  const end = now + INVITE_WINDOW;

  it('ends an invite to the millisecond, before and after the server has written it down', () => {
    expect(codeOf(acceptInvite(sent, 'b', 'battle', end - 1))).toBe('ok');
    expect(codeOf(acceptInvite(sent, 'b', 'battle', end))).toBe('INVITE_NOT_PENDING');
    expect(inviteStatusAt(sent, end - 1)).toBe('pending');
    expect(inviteStatusAt(sent, end)).toBe('expired');
    expect(inviteStatusAt({ ...sent, status: 'declined' }, end)).toBe('declined');
  });

  it('expires what nobody answered, and only that', () => {
    expect(expireInvite(sent, end - 1)).toBeNull();
    expect(expireInvite(sent, end)).toEqual({ ...sent, status: 'expired', answeredAt: end });
  });
});

it('drops what waits when the two part, and nothing else', () => {
  expect(dropInvite(sent, now + 1)).toEqual({ ...sent, status: 'withdrawn', answeredAt: now + 1 });
  expect(dropInvite(sent, now + INVITE_WINDOW)).toMatchObject({ status: 'expired' });
  expect(dropInvite({ ...sent, status: 'accepted' }, now + 1)).toBeNull();
});
