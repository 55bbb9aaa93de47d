import { isStaff } from '../../domain/accounts/roles.ts';
import { decideDispute as decide } from '../../domain/disputes/decide-dispute.ts';
import { DISPUTE_ACTIONS, type DisputeAction } from '../../domain/disputes/dispute.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { applyStep } from '../../db/battles/apply-step.ts';
import { lockBattle, readReports } from '../../db/battles/battle.queries.ts';
import { lockDispute, readDispute, updateDispute } from '../../db/disputes/dispute.queries.ts';
import { requireStanding } from '../accounts/standing.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';

export const REASON_MAX = 2_000;

export interface DecideDisputeInput {
  readonly disputeId: string;
  readonly action: DisputeAction;
  /** Names the winner where no result stands; null otherwise. */
  readonly winnerId: string | null;
  readonly reason: string;
}

/**
 * A moderator's decision; money, figures, dispute and audit log move in one transaction. Answers the dispute's id.
 * @throws Refused FORBIDDEN, NOT_FOUND, OWN_DISPUTE, DISPUTE_DECIDED, SENIOR_ONLY, WINNER_REQUIRED,
 * NO_STANDING_RESULT, BAD_INPUT
 */
export async function decideDispute(deps: Deps, actor: Actor, key: string, input: DecideDisputeInput): Promise<string> {
  const { disputeId, action, winnerId } = input;
  const reason = input.reason.trim();
  if (!DISPUTE_ACTIONS.includes(action)) throw new Refused('BAD_INPUT', { field: 'action' });
  if (reason === '' || reason.length > REASON_MAX) throw new Refused('BAD_INPUT', { field: 'reason' });
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = {
      userId: actor.userId,
      key,
      operation: 'decideDispute',
      payload: [disputeId, action, winnerId, reason],
      answerId: disputeId,
      at,
    };
    return once(tx, call, async () => {
      const judge = await requireStanding(tx, actor.userId);
      if (!isStaff(judge.role)) throw new Refused('FORBIDDEN');
      const named = await readDispute(tx, disputeId);
      if (!named) throw new Refused('NOT_FOUND');
      // The battle first, as everybody else locks it first.
      const row = await lockBattle(tx, named.battleId);
      const dispute = await lockDispute(tx, disputeId);
      if (!row || !dispute) throw new Refused('NOT_FOUND');
      const reports = await readReports(tx, row.id);
      const { step, disputeStatus } = must(
        decide(row, reports, dispute.status, { accountId: judge.id, role: judge.role }, action, winnerId, at),
      );
      await applyStep(tx, row, step, { at, actorId: judge.id, staker: null, newId: deps.newId });
      const isDecided = disputeStatus === 'resolved';
      await updateDispute(tx, disputeId, {
        status: disputeStatus,
        moderatorId: judge.id,
        ...(isDecided ? { action, reason, decidedAt: at } : {}),
      });
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: judge.id,
        action: `dispute.${action}`,
        subject: 'dispute',
        subjectId: disputeId,
        reason,
        data: { battleId: row.id, winnerId: step.battle.winnerId },
        at,
      });
    });
  });
}
