import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../shared/time.ts';
import { type Battle, UNCALLED, feeOf } from './battle.ts';
import { TALK_AFTER_END, roomTalk } from './room-talk.ts';

const NOW = 1_760_000_000_000;
const JOINED = NOW - HOUR;
const calm = { isDisputed: false, isBlocked: false };
const player = (id: string) => ({ id, isStaff: false });
const staff = (id: string) => ({ id, isStaff: true });

type Seated = Parameters<typeof roomTalk>[0];
const seated = (change: Partial<Seated> = {}): Seated => ({
  ...({
    ...UNCALLED,
    id: 'b1',
    status: 'waiting',
    privacy: 'public',
    inviteCode: null,
    stakeCents: 10_00,
    feeCents: feeOf(10_00),
    creatorId: 'creator',
    opponentId: 'opponent',
    winnerId: null,
    endsAt: null,
    dueAt: null,
  } satisfies Battle),
  createdAt: NOW - 2 * HOUR,
  joinedAt: JOINED,
  endedAt: null,
  ...change,
});

describe('the talk of the two of a battle', () => {
  it.each(['public', 'friends', 'invite'] as const)(
    'is theirs from the join on, whatever the privacy: %s',
    (privacy) => {
      for (const id of ['creator', 'opponent'])
        expect(roomTalk(seated({ privacy }), player(id), calm, NOW)).toEqual({
          isOpen: true,
          isPlayer: true,
          since: JOINED,
        });
    },
  );

  it('is not there while a seat is open, nor for anybody else', () => {
    expect(roomTalk(seated({ opponentId: null, joinedAt: null }), player('creator'), calm, NOW)).toBeNull();
    for (const id of ['stranger', 'former opponent']) expect(roomTalk(seated(), player(id), calm, NOW)).toBeNull();
  });

  it('is read by staff in a dispute alone, who do not write; staff who play are players', () => {
    const disputed = { ...calm, isDisputed: true };
    expect(roomTalk(seated({ status: 'disputed' }), staff('judge'), disputed, NOW)).toEqual({
      isOpen: false,
      isPlayer: false,
      since: JOINED,
    });
    for (const status of ['waiting', 'active', 'completed'] as const)
      expect(roomTalk(seated({ status }), staff('judge'), calm, NOW)).toBeNull();
    expect(roomTalk(seated(), staff('opponent'), calm, NOW)).toMatchObject({ isOpen: true, isPlayer: true });
  });

  const isOpen = (endedAt: number | null, standing = calm) =>
    roomTalk(seated({ endedAt }), player('opponent'), standing, NOW)?.isOpen;

  it('is written until a day after the end, and read from then on', () => {
    expect(TALK_AFTER_END).toBe(24 * HOUR);
    expect(isOpen(NOW)).toBe(true);
    expect(isOpen(NOW - TALK_AFTER_END + 1)).toBe(true);
    expect(isOpen(NOW - TALK_AFTER_END)).toBe(false);
    expect(isOpen(NOW - 9 * TALK_AFTER_END)).toBe(false);
    expect(isOpen(NOW - 9 * TALK_AFTER_END, { ...calm, isDisputed: true })).toBe(true);
  });

  it('goes on between players of whom one has blocked the other, until the battle is over', () => {
    const blocked = { ...calm, isBlocked: true };
    expect(isOpen(null, blocked)).toBe(true);
    expect(isOpen(NOW - MINUTE, blocked)).toBe(false);
    expect(isOpen(NOW - MINUTE, { isBlocked: true, isDisputed: true })).toBe(true);
  });

  it('is there for a battle of which the instant of the join was not kept', () => {
    expect(roomTalk(seated({ joinedAt: null }), player('creator'), calm, NOW)?.since).toBe(NOW - 2 * HOUR);
  });
});
