import { isStaff } from '../../domain/accounts/roles.ts';
import { takeDispute as take } from '../../domain/disputes/take-dispute.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { lockDispute, updateDispute } from '../../db/disputes/dispute.queries.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { contestedOf } from './contest.ts';
import { isOwnCase } from './own-case.ts';

/**
 * Somebody of the staff takes an undecided case or, as a senior, takes it over. Answers the dispute's id.
 * @throws Refused FORBIDDEN, NOT_FOUND, OWN_DISPUTE, DISPUTE_DECIDED, SENIOR_ONLY, DISPUTE_TAKEN
 */
export async function takeDispute(deps: Deps, actor: Actor, key: string, disputeId: string): Promise<string> {
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const { userId } = actor;
    const call = { userId, key, operation: 'takeDispute', payload: [disputeId], answerId: disputeId, at };
    return once(tx, call, async () => {
      const judge = await requireStanding(tx, userId);
      if (!isStaff(judge.role)) throw new Refused('FORBIDDEN');
      // The contest stays as it is and is not locked.
      const dispute = await lockDispute(tx, disputeId);
      if (!dispute) throw new Refused('NOT_FOUND');
      const { subjectKind, subjectId, escalatesAt, moderatorId } = dispute;
      const contest = (await contestedOf(deps, subjectKind).describe(tx, [subjectId])).get(subjectId);
      if (!contest) throw new Refused('NOT_FOUND');
      const isInvolved = await isOwnCase(tx, deps, judge.id, disputeId, contest);
      const status = must(take(dispute, { id: judge.id, role: judge.role, isInvolved }));
      await updateDispute(tx, disputeId, { status, escalatesAt, moderatorId: judge.id });
      await appendEvent(tx, {
        type: 'dispute.taken',
        entity: 'case',
        entityId: disputeId,
        concerns: [],
        data: {},
        at,
      });
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: judge.id,
        action: 'dispute.take',
        subject: 'dispute',
        subjectId: disputeId,
        reason: '',
        data: { subjectKind, subjectId, formerId: moderatorId },
        at,
      });
    });
  });
}
