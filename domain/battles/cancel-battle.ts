import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { type Battle, type Transition, SEAT_WINDOW, UNCALLED, isPlayer } from './battle.ts';
import { callOff } from './report-result.ts';

/**
 * 'Cancel Challenge' before the start (CH-11). The creator withdraws the battle and everybody's money goes back; the
 * opponent only gives up the seat, which opens again for others.
 */
export function cancelBattle(battle: Battle, accountId: string, now: number): Ruling<Transition> {
  if (!isPlayer(battle, accountId)) return refuse('NOT_A_PARTICIPANT');
  if (battle.status !== 'waiting') return refuse('BATTLE_NOT_WAITING');
  if (battle.creatorId === accountId) return allow(callOff(battle));
  const endsAt = now + SEAT_WINDOW;
  return allow({
    battle: { ...battle, ...UNCALLED, opponentId: null, endsAt, dueAt: endsAt },
    money: [{ kind: 'refund', playerId: accountId }],
    event: 'battle.left',
  });
}
