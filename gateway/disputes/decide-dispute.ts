import { isStaff } from '../../domain/accounts/roles.ts';
import { requireAnswers } from '../../domain/disputes/answer.ts';
import { decideDispute as decide } from '../../domain/disputes/decide-dispute.ts';
import type { DisputeAction } from '../../domain/disputes/dispute.ts';
import { disputeDecision } from '../../domain/disputes/disputes.schemas.ts';
import { mayHandle } from '../../domain/disputes/take-dispute.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { lockDispute, readDispute, updateDispute } from '../../db/disputes/dispute.queries.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { readInput } from '../kernel/read-input.ts';
import { answersUntil } from './answers.ts';
import { contestedOf, groundsOf } from './contest.ts';
import { isOwnCase } from './own-case.ts';

export interface DecideDisputeInput {
  readonly disputeId: string;
  readonly action: DisputeAction;
  /** Names the winning side where no result stands; null otherwise. */
  readonly winnerId: string | null;
  readonly reason: string;
}

/**
 * A moderator's decision over a contest of any kind; money, figures, dispute and audit log move in one transaction.
 * Answers the dispute's id.
 * @throws Refused FORBIDDEN, NOT_FOUND, OWN_DISPUTE, DISPUTE_DECIDED, DISPUTE_TAKEN, SENIOR_ONLY, WINNER_REQUIRED,
 * NO_STANDING_RESULT, DECISION_UNSUPPORTED, ANSWER_DUE, BAD_INPUT
 */
export async function decideDispute(deps: Deps, actor: Actor, key: string, input: DecideDisputeInput): Promise<string> {
  const { disputeId } = input;
  const { action, winnerId, reason } = readInput(disputeDecision, input);
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
      const { subjectKind, subjectId } = named;
      const contested = contestedOf(deps, subjectKind);
      // The contest first, as everybody else locks it first.
      await contested.lock(tx, subjectId);
      const dispute = await lockDispute(tx, disputeId);
      const contest = (await contested.describe(tx, [subjectId])).get(subjectId);
      if (!dispute || !contest) throw new Refused('NOT_FOUND');
      const isInvolved = await isOwnCase(tx, deps, judge.id, disputeId, contest);
      const grounds = groundsOf(contested, contest);
      const { decision, status } = must(
        decide(grounds, dispute.status, { role: judge.role, isInvolved }, action, winnerId),
      );
      must(mayHandle(dispute, judge));
      must(requireAnswers(action, await answersUntil(tx, disputeId, at)));
      await contested.decide(tx, subjectId, decision, { at, actorId: judge.id, newId: deps.newId, reason });
      const isDecided = status === 'resolved';
      await updateDispute(tx, disputeId, {
        status,
        escalatesAt: null,
        moderatorId: judge.id,
        ...(isDecided ? { action, reason, decidedAt: at } : {}),
      });
      await appendEvent(tx, {
        type: 'dispute.decided',
        entity: 'case',
        entityId: disputeId,
        concerns: [],
        data: { decision: decision.kind, winnerId: decision.kind === 'award' ? decision.winnerId : null },
        at,
      });
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: judge.id,
        action: `dispute.${action}`,
        subject: 'dispute',
        subjectId: disputeId,
        reason,
        data: { subjectKind, subjectId, winnerId: decision.kind === 'award' ? decision.winnerId : null },
        at,
      });
    });
  });
}
