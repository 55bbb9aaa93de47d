import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { type Battle, type Transition, BATTLE_WINDOW, isPlayer } from './battle.ts';

/** Either player starts once both seats are taken; the battle is then active for both (CH-10). */
export function startBattle(battle: Battle, accountId: string, now: number): Ruling<Transition> {
  if (!isPlayer(battle, accountId)) return refuse('NOT_A_PARTICIPANT');
  if (battle.status !== 'waiting') return refuse('BATTLE_NOT_WAITING');
  if (battle.opponentId === null) return refuse('OPPONENT_MISSING');
  if (battle.endsAt !== null && now >= battle.endsAt) return refuse('BATTLE_OVER');
  const endsAt = now + BATTLE_WINDOW;
  return allow({ battle: { ...battle, status: 'active', endsAt, dueAt: endsAt }, money: [], event: 'battle.started' });
}
