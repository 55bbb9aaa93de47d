import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { type Battle, type Transition, START_WINDOW } from './battle.ts';
import { type Viewer, maySee } from './see-battle.ts';

/** Takes the second seat and its stake and fee. One seat, one winner of the race. */
export function joinBattle(battle: Battle, viewer: Viewer, now: number): Ruling<Transition> {
  if (battle.creatorId === viewer.accountId) return refuse('OWN_BATTLE');
  if (battle.opponentId === viewer.accountId) return refuse('SEAT_TAKEN');
  if (!maySee(battle, { ...viewer, isStaff: false })) {
    if (battle.privacy === 'invite' && viewer.code !== null) return refuse('INVITE_CODE_WRONG', { field: 'code' });
    return refuse('NOT_FOUND');
  }
  if (battle.status === 'waiting' && battle.opponentId !== null) return refuse('SEAT_TAKEN');
  if (battle.status !== 'waiting') return refuse('BATTLE_NOT_WAITING');
  if (battle.endsAt !== null && now >= battle.endsAt) return refuse('BATTLE_OVER');
  const endsAt = Math.max(battle.endsAt ?? 0, now + START_WINDOW);
  return allow({
    battle: { ...battle, opponentId: viewer.accountId, endsAt, dueAt: endsAt },
    money: [{ kind: 'hold', playerId: viewer.accountId }],
    event: 'battle.joined',
  });
}
