import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { type Battle, type Transition, isPlayer } from './battle.ts';
import { dispute } from './report-result.ts';

/** 'Report Issue' of a running battle: a dispute, whatever was reported before (CH-09). */
export function reportIssue(battle: Battle, accountId: string): Ruling<Transition> {
  if (!isPlayer(battle, accountId)) return refuse('NOT_A_PARTICIPANT');
  if (battle.status === 'disputed') return refuse('ALREADY_DISPUTED');
  if (battle.status !== 'active') return refuse('BATTLE_NOT_ACTIVE');
  return allow(dispute(battle));
}
