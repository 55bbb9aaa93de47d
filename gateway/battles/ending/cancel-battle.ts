import { cancelBattle as cancel } from '../../../domain/battles/cancel-battle.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { changeBattle } from '../change-battle.ts';

/**
 * Withdraws the battle, or gives up the opponent's seat, and returns the money (CH-11).
 * @throws Refused NOT_FOUND, NOT_A_PARTICIPANT, BATTLE_NOT_WAITING
 */
export const cancelBattle = (deps: Deps, actor: Actor, key: string, battleId: string): Promise<string> =>
  changeBattle(deps, actor, { operation: 'cancelBattle', battleId, key, payload: null }, async ({ row, at }) =>
    cancel(row, actor.userId, at),
  );
