import { describe, expect, it } from 'vitest';
import { NOW, battleIn } from '../../tests/support/battle-cases.ts';
import { BATTLE_STATUSES, CLAIMS } from './battle.ts';
import { passDeadline } from './pass-deadline.ts';

describe('passDeadline', () => {
  it.each(BATTLE_STATUSES)(
    'does nothing to a %s battle one millisecond before the deadline, or without one',
    (status) => {
      expect(passDeadline(battleIn(status, { dueAt: NOW }), [], NOW - 1)).toBeNull();
      expect(passDeadline(battleIn(status, { dueAt: null }), [], NOW)).toBeNull();
    },
  );

  it.each(['draft', 'completed', 'cancelled', 'expired'] as const)('leaves a %s battle as it is', (status) => {
    expect(passDeadline(battleIn(status, { dueAt: NOW }), [], NOW)).toBeNull();
  });

  it.each([
    ['one seat', null],
    ['both seats', 'opponent'],
  ] as const)(
    'expires a battle that nobody started and returns the money of %s, at the very millisecond (CH-11)',
    (_, opponentId) => {
      const battle = battleIn('waiting', { opponentId, dueAt: NOW });
      for (const now of [NOW, NOW + 1]) {
        expect(passDeadline(battle, [], now)).toEqual({
          battle: { ...battle, status: 'expired', dueAt: null },
          money: [{ kind: 'refund-all' }],
          event: 'battle.expired',
        });
      }
    },
  );

  it('calls off a battle without a result and returns both stakes and fees', () => {
    const battle = battleIn('active', { dueAt: NOW });
    expect(passDeadline(battle, [], NOW)).toEqual({
      battle: { ...battle, status: 'cancelled', dueAt: null },
      money: [{ kind: 'refund-all' }],
      event: 'battle.cancelled',
    });
  });

  it.each((['creator', 'opponent'] as const).flatMap((player) => CLAIMS.map((claim) => [player, claim] as const)))(
    'lets the single word of the %s (%s) stand (CH-18)',
    (playerId, claim) => {
      const battle = battleIn('active', { dueAt: NOW });
      const winnerId = (playerId === 'creator') === (claim === 'won') ? 'creator' : 'opponent';
      expect(passDeadline(battle, [{ playerId, claim }], NOW)).toEqual({
        battle: { ...battle, status: 'completed', winnerId, dueAt: null },
        money: [{ kind: 'settle', winnerId }],
        event: 'battle.completed',
      });
    },
  );

  it('leaves a dispute to its judges', () => {
    expect(passDeadline(battleIn('disputed', { dueAt: NOW }), [], NOW)).toBeNull();
  });
});
