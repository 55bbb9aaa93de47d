import { describe, expect, it } from 'vitest';
import { NOW, battleIn } from '../../tests/support/battle-cases.ts';
import { DAY, MINUTE } from '../shared/time.ts';
import { attendanceOf, mayJoinPublic } from './attendance.ts';
import { BATTLE_EVENTS } from './battle.ts';

describe('attendanceOf', () => {
  it('says that both came where it starts, and nothing of anything else but an end without a start', () => {
    const battle = battleIn('active', { creatorMissed: true, opponentMissed: true });
    const told = BATTLE_EVENTS.filter((event) => attendanceOf({ battle, money: [], event }).length > 0);
    expect(told).toEqual(['battle.started', 'battle.expired']);
    expect(attendanceOf({ battle, money: [], event: 'battle.started' })).toEqual([
      { playerId: 'creator', hasShown: true },
      { playerId: 'opponent', hasShown: true },
    ]);
  });

  it('names both where each has left the other waiting once', () => {
    const battle = battleIn('expired', { creatorMissed: true, opponentMissed: true });
    expect(attendanceOf({ battle, money: [], event: 'battle.expired' })).toEqual([
      { playerId: 'creator', hasShown: false },
      { playerId: 'opponent', hasShown: false },
    ]);
  });
});

describe('mayJoinPublic', () => {
  it.each([
    ['none', []],
    ['two', [NOW, NOW - 1]],
    ['three in more than a day', [NOW, NOW - 1, NOW - DAY - 1]],
  ])('lets a player join after %s', (_, noShows) => {
    expect(mayJoinPublic(noShows, NOW)).toEqual({ ok: true, value: null });
  });

  it('keeps a player out for half an hour after the third within a day, to the millisecond', () => {
    const noShows = [NOW, NOW - MINUTE, NOW - DAY];
    const endsAt = NOW + 30 * MINUTE;
    const refused = { ok: false, refusal: { code: 'NO_SHOWS', data: { endsAt } } };
    expect(mayJoinPublic(noShows, NOW)).toEqual(refused);
    expect(mayJoinPublic(noShows, endsAt - 1)).toEqual(refused);
    expect(mayJoinPublic(noShows, endsAt)).toEqual({ ok: true, value: null });
  });
});
