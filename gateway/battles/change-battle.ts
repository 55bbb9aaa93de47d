import type { Step } from '../../domain/battles/battle.ts';
import { Refused, type Ruling, must } from '../../domain/shared/refusals.ts';
import type { User } from '../../db/accounts/user.table.ts';
import { applyStep } from '../../db/battles/apply-step.ts';
import { lockBattle } from '../../db/battles/battle.queries.ts';
import type { BattleRow } from '../../db/battles/battle.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { lockStanding, requireStanding } from '../accounts/standing.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';

export interface BattleChange {
  readonly operation: string;
  readonly battleId: string;
  readonly key: string;
  /** What the caller asked for beside the battle. */
  readonly payload: unknown;
  /** Whether it takes a stake, for which the caller's account is locked. */
  readonly isStake?: boolean;
}

/** What a change decides over: the locked battle, the caller's account and the instant. */
export interface BattleScene {
  readonly tx: Tx;
  readonly row: BattleRow;
  readonly user: User;
  readonly at: number;
}

/**
 * The frame of every player's action on a battle: one transaction that claims the key, locks the battle, asks the
 * rule and applies its step. Answers the battle's id.
 */
export function changeBattle(
  deps: Deps,
  actor: Actor,
  change: BattleChange,
  rule: (scene: BattleScene) => Promise<Ruling<Step>>,
): Promise<string> {
  const { operation, battleId, key, payload, isStake = false } = change;
  const { userId } = actor;
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    return once(tx, { userId, key, operation, payload: [battleId, payload], answerId: battleId, at }, async () => {
      const row = await lockBattle(tx, battleId);
      if (!row || row.status === 'draft') throw new Refused('NOT_FOUND');
      const user = await (isStake ? lockStanding(tx, userId) : requireStanding(tx, userId));
      const step = must(await rule({ tx, row, user, at }));
      await applyStep(tx, row, step, { at, actorId: userId, staker: isStake ? user : null, newId: deps.newId });
    });
  });
}
