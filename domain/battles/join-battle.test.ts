import { describe, expect, it } from 'vitest';
import { type Caller, CODE, EVERY_PAIR, NOW, battleIn, viewerOf } from '../../tests/support/battle-cases.ts';
import type { Battle, BattlePrivacy } from './battle.ts';
import { joinBattle } from './join-battle.ts';

const open = (change: Partial<Battle> = {}) => battleIn('waiting', { opponentId: null, ...change });

const answerOf = (battle: Battle, caller: Caller, code: string | null = null, now = NOW) => {
  const ruling = joinBattle(battle, viewerOf(caller, code), now);
  return ruling.ok ? 'joined' : ruling.refusal.code;
};

describe('joinBattle', () => {
  it.each(EVERY_PAIR)('refuses a public %s battle with both seats taken to its %s (BG-17, BG-18)', (status, caller) => {
    const expected =
      caller === 'creator'
        ? 'OWN_BATTLE'
        : caller === 'opponent' && status !== 'draft'
          ? 'SEAT_TAKEN'
          : status === 'draft'
            ? 'NOT_FOUND'
            : status === 'waiting'
              ? 'SEAT_TAKEN'
              : 'BATTLE_NOT_WAITING';
    expect(answerOf(battleIn(status), caller)).toBe(expected);
  });

  it('gives the open seat to anybody else, and holds the stake and fee of whoever sits down only', () => {
    for (const caller of ['opponent', 'friend', 'stranger', 'staff'] as const) {
      const battle = open();
      expect(joinBattle(battle, viewerOf(caller), NOW)).toEqual({
        ok: true,
        value: {
          battle: { ...battle, opponentId: caller, endsAt: NOW + 3_600_000, dueAt: NOW + 3_600_000 },
          money: [{ kind: 'hold', playerId: caller }],
          event: 'battle.joined',
        },
      });
    }
    expect(answerOf(open(), 'creator')).toBe('OWN_BATTLE');
  });

  it.each<[BattlePrivacy, string | null, string[]]>([
    ['public', null, ['joined', 'joined', 'joined']],
    ['friends', null, ['joined', 'NOT_FOUND', 'NOT_FOUND']],
    ['friends', CODE, ['joined', 'NOT_FOUND', 'NOT_FOUND']],
    ['invite', null, ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']],
    ['invite', 'WRONGCODE2', ['INVITE_CODE_WRONG', 'INVITE_CODE_WRONG', 'INVITE_CODE_WRONG']],
    ['invite', CODE, ['joined', 'joined', 'joined']],
  ])(
    'lets into a %s battle with code %s only whom it is for; staff is nobody special here (BG-17)',
    (privacy, code, expected) => {
      const battle = open({ privacy, inviteCode: privacy === 'invite' ? CODE : null });
      expect((['friend', 'stranger', 'staff'] as const).map((caller) => answerOf(battle, caller, code))).toEqual(
        expected,
      );
    },
  );

  it('says that it is the code which is wrong', () => {
    const battle = open({ privacy: 'invite', inviteCode: CODE });
    expect(joinBattle(battle, viewerOf('stranger', 'WRONGCODE2'), NOW)).toEqual({
      ok: false,
      refusal: { code: 'INVITE_CODE_WRONG', field: 'code' },
    });
  });

  it('never takes a missing code for the right one', () => {
    expect(answerOf(open({ privacy: 'invite', inviteCode: null }), 'stranger', null)).toBe('NOT_FOUND');
  });

  it('closes the seat at its end, to the millisecond', () => {
    const battle = open({ endsAt: NOW });
    expect([NOW - 1, NOW, NOW + 1].map((now) => answerOf(battle, 'stranger', null, now))).toEqual([
      'joined',
      'BATTLE_OVER',
      'BATTLE_OVER',
    ]);
  });

  it('leaves a seat without an end open', () => {
    expect(answerOf(open({ endsAt: null }), 'stranger')).toBe('joined');
  });

  it('leaves at least half an hour to press start, and never shortens the time', () => {
    const late = joinBattle(open({ endsAt: NOW + 1 }), viewerOf('stranger'), NOW);
    const early = joinBattle(open({ endsAt: NOW + 1_800_001 }), viewerOf('stranger'), NOW);
    expect(late.ok && [late.value.battle.endsAt, late.value.battle.dueAt]).toEqual([NOW + 1_800_000, NOW + 1_800_000]);
    expect(early.ok && [early.value.battle.endsAt, early.value.battle.dueAt]).toEqual([
      NOW + 1_800_001,
      NOW + 1_800_001,
    ]);
  });
});
