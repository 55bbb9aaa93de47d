import { expect, it } from 'vitest';
import { EVERY_PAIR, NOW, battleIn } from '../../tests/support/battle-cases.ts';
import { cancelBattle } from './cancel-battle.ts';

it.each(EVERY_PAIR)(
  '%s battle, %s: money comes back before the start, and only to who sits there (CH-11)',
  (status, caller) => {
    const battle = battleIn(status);
    const ruling = cancelBattle(battle, caller, NOW);
    const isPlaying = caller === 'creator' || (caller === 'opponent' && status !== 'draft');
    if (!isPlaying) expect(ruling).toEqual({ ok: false, refusal: { code: 'NOT_A_PARTICIPANT' } });
    else if (status !== 'waiting') expect(ruling).toEqual({ ok: false, refusal: { code: 'BATTLE_NOT_WAITING' } });
    else if (caller === 'creator') {
      expect(ruling).toEqual({
        ok: true,
        value: {
          battle: { ...battle, status: 'cancelled', dueAt: null },
          money: [{ kind: 'refund-all' }],
          event: 'battle.cancelled',
        },
      });
    } else {
      expect(ruling).toEqual({
        ok: true,
        value: {
          battle: { ...battle, opponentId: null, endsAt: NOW + 7_200_000, dueAt: NOW + 7_200_000 },
          money: [{ kind: 'refund', playerId: 'opponent' }],
          event: 'battle.left',
        },
      });
    }
  },
);

it('returns one stake when nobody has joined (CH-11)', () => {
  const ruling = cancelBattle(battleIn('waiting', { opponentId: null }), 'creator', NOW);
  expect(ruling.ok && ruling.value.money).toEqual([{ kind: 'refund-all' }]);
});
