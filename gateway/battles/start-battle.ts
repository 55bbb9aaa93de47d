import { startBattle as start } from '../../domain/battles/start-battle.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { changeBattle } from './change-battle.ts';

/**
 * Turns the battle active for both players (CH-10).
 * @throws Refused NOT_FOUND, NOT_A_PARTICIPANT, BATTLE_NOT_WAITING, OPPONENT_MISSING, BATTLE_OVER
 */
export const startBattle = (deps: Deps, actor: Actor, key: string, battleId: string): Promise<string> =>
  changeBattle(deps, actor, { operation: 'startBattle', battleId, key, payload: null }, async ({ row, at }) =>
    start(row, actor.userId, at),
  );
