import {
  postponeStart as postpone,
  startBattle as start,
  takeBackStart as takeBack,
} from '../../domain/battles/start-battle.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { changeBattle } from './change-battle.ts';

/**
 * 'I am ready': the first press calls the other, the second turns the battle active for both (CH-10).
 * @throws Refused NOT_FOUND, NOT_A_PARTICIPANT, BATTLE_NOT_WAITING, OPPONENT_MISSING, BATTLE_OVER, ALREADY_READY
 */
export const startBattle = (deps: Deps, actor: Actor, key: string, battleId: string): Promise<string> =>
  changeBattle(deps, actor, { operation: 'startBattle', battleId, key, payload: null }, async ({ row, at }) =>
    start(row, actor.userId, at),
  );

/**
 * Takes the caller's own press back.
 * @throws Refused NOT_FOUND, NOT_A_PARTICIPANT, BATTLE_NOT_WAITING, OPPONENT_MISSING, BATTLE_OVER, NOT_READY
 */
export const takeBackStart = (deps: Deps, actor: Actor, key: string, battleId: string): Promise<string> =>
  changeBattle(deps, actor, { operation: 'takeBackStart', battleId, key, payload: null }, async ({ row, at }) =>
    takeBack(row, actor.userId, at),
  );

/**
 * 'Not now', of whoever is called.
 * @param minutes one of LATER_MINUTES
 * @throws Refused NOT_FOUND, NOT_A_PARTICIPANT, BATTLE_NOT_WAITING, OPPONENT_MISSING, BATTLE_OVER, NOT_READY, BAD_INPUT
 */
export const postponeStart = (
  deps: Deps,
  actor: Actor,
  key: string,
  { battleId, minutes }: { readonly battleId: string; readonly minutes: number },
): Promise<string> =>
  changeBattle(deps, actor, { operation: 'postponeStart', battleId, key, payload: minutes }, async ({ row, at }) =>
    postpone(row, actor.userId, minutes, at),
  );
