import { staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { isSenior } from '../../../domain/accounts/roles.ts';
import { playersOf } from '../../../domain/battles/battle.ts';
import { voidBattle as voids } from '../../../domain/battles/correct-battle.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { applyTransition } from '../../../db/battles/apply-transition.ts';
import { lockBattle } from '../../../db/battles/battle.queries.ts';
import { readDisputeOf } from '../../../db/disputes/index.ts';
import { requireStanding } from '../../accounts/index.ts';
import { isOwnMatter } from '../../disputes/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { isBoundTo } from '../../kernel/manifest/bonds.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { readInput } from '../../kernel/read-input.ts';

interface VoidBattleInput {
  readonly battleId: string;
  readonly reason: string;
}

/**
 * Calls a battle off for its players: everybody gets stake and fee back, and both are told why. Of a battle that was
 * completed within the time for disputes, what was paid is taken back. Answers the battle's id.
 * @throws Refused FORBIDDEN, SENIOR_ONLY, NOT_FOUND, OWN_DISPUTE, ALREADY_DISPUTED, BATTLE_OVER, BAD_INPUT
 */
export async function voidBattle(deps: Deps, actor: Actor, key: string, input: VoidBattleInput): Promise<string> {
  const { battleId } = input;
  const { reason } = readInput(staffAct, input);
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = {
      userId: actor.userId,
      key,
      operation: 'voidBattle',
      payload: [battleId, reason],
      answerId: battleId,
      at,
    };
    return once(tx, call, async () => {
      const judge = await requireStanding(tx, actor.userId);
      if (!isSenior(judge.role)) throw new Refused('SENIOR_ONLY');
      const row = await lockBattle(tx, battleId);
      if (!row || row.status === 'draft') throw new Refused('NOT_FOUND');
      const parties = playersOf(row).map((userId) => ({ userId, sideId: userId }));
      const isOwn = await isOwnMatter(tx, deps, judge.id, parties);
      if (isOwn || (await isBoundTo(deps, tx, judge.id, playersOf(row), at))) throw new Refused('OWN_DISPUTE');
      const dispute = await readDisputeOf(tx, { kind: 'battle', id: battleId });
      const transition = must(voids(row, dispute !== undefined, at));
      await applyTransition(tx, row, transition, {
        at,
        actorId: judge.id,
        newId: deps.newId,
        staker: null,
        reason,
      });
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: judge.id,
        action: 'battle.void',
        subject: 'battle',
        subjectId: battleId,
        reason,
        data: { status: row.status, winnerId: row.winnerId, stakeCents: row.stakeCents, feeCents: row.feeCents },
        at,
      });
    });
  });
}
