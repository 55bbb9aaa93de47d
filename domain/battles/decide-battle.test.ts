import { expect, it } from 'vitest';
import { NOW, battleIn } from '../../tests/support/battle-cases.ts';
import type { BattleReport } from './battle.ts';
import { decideBattle, standingWinner } from './decide-battle.ts';

const battle = battleIn('disputed');

it.each(['creator', 'opponent'])('an award settles in favour of the %s (AB-04)', (winnerId) => {
  expect(decideBattle(battle, { kind: 'award', winnerId }, NOW)).toEqual({
    battle: { ...battle, status: 'completed', winnerId, dueAt: null },
    money: [{ kind: 'settle', winnerId }],
    event: 'battle.completed',
  });
});

it('a resumed battle goes on for three hours and moves no money', () => {
  expect(decideBattle(battle, { kind: 'resume' }, NOW)).toEqual({
    battle: { ...battle, status: 'active', endsAt: NOW + 10_800_000, dueAt: NOW + 10_800_000 },
    money: [],
    event: 'battle.resumed',
  });
});

it('a void battle returns stake and fee to both', () => {
  expect(decideBattle(battle, { kind: 'void' }, NOW)).toEqual({
    battle: { ...battle, status: 'cancelled', dueAt: null },
    money: [{ kind: 'refund-all' }],
    event: 'battle.cancelled',
  });
});

it('an escalated one stays as it is (HE-08)', () => {
  expect(decideBattle(battle, { kind: 'escalate' }, NOW)).toEqual({ battle, money: [], event: 'battle.escalated' });
});

it('lets the first word stand, not the second (CH-18)', () => {
  const both: BattleReport[] = [
    { playerId: 'opponent', claim: 'won' },
    { playerId: 'creator', claim: 'won' },
  ];
  expect([standingWinner(battle, both), standingWinner(battle, both.toReversed()), standingWinner(battle, [])]).toEqual(
    ['opponent', 'creator', null],
  );
});
