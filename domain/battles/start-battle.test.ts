import { expect, it } from 'vitest';
import { CALLERS, EVERY_PAIR, NOW, battleIn } from '../../tests/support/battle-cases.ts';
import { startBattle } from './start-battle.ts';

const isPlaying = (status: string, caller: string) =>
  caller === 'creator' || (caller === 'opponent' && status !== 'draft');

it.each(EVERY_PAIR)('%s battle, %s: only its players start it, only while it waits (CH-10)', (status, caller) => {
  const battle = battleIn(status);
  const ruling = startBattle(battle, caller, NOW);
  if (status === 'waiting' && isPlaying(status, caller)) {
    expect(ruling).toEqual({
      ok: true,
      value: {
        battle: { ...battle, status: 'active', endsAt: NOW + 10_800_000, dueAt: NOW + 10_800_000 },
        money: [],
        event: 'battle.started',
      },
    });
  } else {
    const code = isPlaying(status, caller) ? 'BATTLE_NOT_WAITING' : 'NOT_A_PARTICIPANT';
    expect(ruling).toEqual({ ok: false, refusal: { code } });
  }
});

it.each(CALLERS)('nobody starts a battle with an empty seat: %s (CH-10)', (caller) => {
  const ruling = startBattle(battleIn('waiting', { opponentId: null }), caller, NOW);
  expect(ruling.ok ? 'started' : ruling.refusal.code).toBe(
    caller === 'creator' ? 'OPPONENT_MISSING' : 'NOT_A_PARTICIPANT',
  );
});

it('the time to start ends to the millisecond', () => {
  const battle = battleIn('waiting', { endsAt: NOW });
  const codes = [NOW - 1, NOW, NOW + 1].map((now) => {
    const ruling = startBattle(battle, 'opponent', now);
    return ruling.ok ? 'started' : ruling.refusal.code;
  });
  expect(codes).toEqual(['started', 'BATTLE_OVER', 'BATTLE_OVER']);
});
