import type { Transition } from '../../domain/battles/battle.ts';
import { Refused, type Ruling, must } from '../../domain/shared/refusals.ts';
import { applyTransition } from '../../db/battles/apply-transition.ts';
import { type Encounter, readEncounter } from '../../db/battles/attendance.queries.ts';
import { lockBattle, lockBattleFor, readReports } from '../../db/battles/battle.queries.ts';
import type { BattleReportRow, BattleRow } from '../../db/battles/battle.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { together } from '../../db/client/together.ts';
import { lockStaker } from '../../db/wallet/index.ts';
import { inStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { onceOver } from '../kernel/once.ts';

export interface BattleChange {
  readonly operation: string;
  readonly battleId: string;
  readonly key: string;
  /** What the caller asked for beside the battle. */
  readonly payload: unknown;
  /** Whether it takes a stake, for which the caller's account is locked: before the battle, as everywhere. */
  readonly isStake?: boolean;
  /** Whether what the players have said so far is read: no other change asks for it. */
  readonly isReport?: boolean;
}

/** What a change decides over: the locked battle, what was said of it and the instant. */
export interface BattleScene {
  readonly tx: Tx;
  readonly row: BattleRow;
  /** What the players have said so far, the first to speak first; empty where it was not asked for. */
  readonly reports: readonly BattleReportRow[];
  /** Whom the caller would meet; nobody where no stake is taken. */
  readonly encounter: Encounter;
  readonly at: number;
}

const NOBODY: Encounter = { waiting: undefined, noShows: [] };

/** The caller as a staker, whose account is locked, and the battle with whom they would meet there. */
async function lockToStake(tx: Tx, battleId: string, userId: string) {
  const [staker, row, encounter] = await together([
    lockStaker(tx, userId),
    lockBattle(tx, battleId),
    readEncounter(tx, battleId, userId),
  ]);
  return { row, caller: staker, staker, encounter };
}

/** The battle, and the caller's account as it stands. */
async function lockToAct(tx: Tx, battleId: string, userId: string) {
  const row = await lockBattleFor(tx, battleId, userId);
  return {
    row,
    caller: row?.callerStatus ? { status: row.callerStatus } : undefined,
    staker: undefined,
    encounter: NOBODY,
  };
}

/**
 * The frame of every player's action on a battle: one transaction that claims the key, locks the battle, asks the
 * rule and applies its transition. Answers the battle's id.
 */
export function changeBattle(
  deps: Deps,
  actor: Actor,
  change: BattleChange,
  rule: (scene: BattleScene) => Promise<Ruling<Transition>>,
): Promise<string> {
  const { operation, battleId, key, payload, isStake = false, isReport = false } = change;
  const { userId } = actor;
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = { userId, key, operation, payload: [battleId, payload], answerId: battleId, at };
    const ask = () =>
      together([(isStake ? lockToStake : lockToAct)(tx, battleId, userId), isReport ? readReports(tx, battleId) : []]);
    return onceOver(tx, call, ask, async ([{ row, caller, staker = null, encounter }, reports]) => {
      if (!row || row.status === 'draft') throw new Refused('NOT_FOUND');
      inStanding(caller);
      const transition = must(await rule({ tx, row, reports, encounter, at }));
      const context = { at, actorId: userId, newId: deps.newId };
      if (isStake) await deps.wiring.provided.chargeKeyStake(tx, actor, row.stakeCents, at);
      await applyTransition(tx, row, transition, { ...context, staker });
      if (transition.event === 'battle.started') await deps.wiring.provided.closeBets(tx, battleId, context);
    });
  });
}
