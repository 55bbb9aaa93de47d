import { describe, expect, it } from 'vitest';
import { DISPUTE_WINDOW_MS } from '../wallet/payments.ts';
import { type Battle, BATTLE_STATUSES, type BattleStatus, UNCALLED } from './battle.ts';
import { type Meeting, changeMeeting, maySeeMeeting, meetingOf } from './meeting.ts';

const NOW = 1_000_000_000;
const TERMS = { code: 'ABC-123', region: 'Frankfurt', map: 'Ascent' };
const HOSTED: Meeting = { ...TERMS, hostId: 'creator', opponentId: 'opponent' };

const battleIn = (status: BattleStatus, opponentId: string | null = 'opponent'): Battle => ({
  ...UNCALLED,
  id: 'b',
  status,
  privacy: 'public',
  inviteCode: null,
  stakeCents: 10_00,
  feeCents: 50,
  creatorId: 'creator',
  opponentId,
  winnerId: status === 'completed' ? 'creator' : null,
  endsAt: NOW,
  dueAt: NOW,
});

const change = (battle: Battle, accountId: string, stands: Meeting | null, terms: typeof TERMS | null): unknown => {
  const ruling = changeMeeting(battle, accountId, stands, terms);
  return ruling.ok ? ruling.value : ruling.refusal.code;
};

describe('changeMeeting', () => {
  it.each(['waiting', 'active'] as const)('lets either of the two host, and take it over, while it is %s', (status) => {
    const battle = battleIn(status);
    expect(change(battle, 'creator', null, TERMS)).toEqual(HOSTED);
    expect(change(battle, 'opponent', HOSTED, TERMS)).toEqual({ ...HOSTED, hostId: 'opponent' });
    expect(change(battle, 'creator', HOSTED, { ...TERMS, code: '' })).toEqual({ ...HOSTED, code: '' });
  });

  it('is given back by the host alone', () => {
    const battle = battleIn('waiting');
    expect(change(battle, 'creator', HOSTED, null)).toBeNull();
    expect(change(battle, 'opponent', HOSTED, null)).toEqual(HOSTED);
    expect(change(battle, 'opponent', null, null)).toBeNull();
  });

  it('refuses everybody else, an empty seat and every other state', () => {
    for (const status of BATTLE_STATUSES) {
      expect(change(battleIn(status), 'stranger', null, TERMS)).toBe('NOT_A_PARTICIPANT');
      if (status !== 'waiting' && status !== 'active')
        expect(change(battleIn(status), 'creator', null, TERMS)).toBe('BATTLE_NOT_ACTIVE');
    }
    expect(change(battleIn('waiting', null), 'creator', null, TERMS)).toBe('OPPONENT_MISSING');
  });
});

describe('meetingOf', () => {
  it('holds for the two for whom it was said', () => {
    expect(meetingOf(battleIn('waiting'), HOSTED)).toEqual(HOSTED);
    expect(meetingOf(battleIn('waiting', 'another'), HOSTED)).toBeNull();
    expect(meetingOf(battleIn('waiting', null), HOSTED)).toBeNull();
    expect(meetingOf(battleIn('waiting'), { ...HOSTED, hostId: 'somebody' })).toBeNull();
    expect(meetingOf(battleIn('waiting'), null)).toBeNull();
  });
});

describe('maySeeMeeting', () => {
  const over = (status: BattleStatus): boolean => ['completed', 'cancelled', 'expired'].includes(status);
  const seen = (status: BattleStatus, accountId: string, isStaff = false, isDisputed = false, now = NOW): boolean =>
    maySeeMeeting({ ...battleIn(status), endedAt: over(status) ? NOW : null }, { accountId, isStaff, isDisputed }, now);

  it('shows it to the two, to no stranger, and to staff in a dispute', () => {
    for (const status of BATTLE_STATUSES.filter((one) => one !== 'draft')) {
      expect(seen(status, 'creator')).toBe(true);
      expect(seen(status, 'opponent')).toBe(true);
      expect(seen(status, 'stranger')).toBe(false);
      expect(seen(status, 'stranger', false, true)).toBe(false);
      expect(seen(status, 'moderator', true)).toBe(status === 'disputed');
      expect(seen(status, 'moderator', true, true)).toBe(true);
    }
  });

  it('ends with the time for a dispute, and waits for one that is not decided', () => {
    const end = NOW + DISPUTE_WINDOW_MS;
    expect(seen('completed', 'creator', false, false, end - 1)).toBe(true);
    expect(seen('completed', 'creator', false, false, end)).toBe(false);
    expect(seen('completed', 'creator', false, true, end)).toBe(true);
  });

  it('shows nothing while a seat is free', () => {
    const battle = { ...battleIn('waiting', null), endedAt: null };
    expect(maySeeMeeting(battle, { accountId: 'creator', isStaff: false, isDisputed: false }, NOW)).toBe(false);
  });
});
