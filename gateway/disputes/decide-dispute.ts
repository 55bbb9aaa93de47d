import { requireAnswers } from '../../domain/disputes/answer.ts';
import { decideDispute as decide } from '../../domain/disputes/decide-dispute.ts';
import type { DisputeAction } from '../../domain/disputes/dispute.ts';
import { disputeDecision } from '../../domain/disputes/disputes.schemas.ts';
import { mayHandle } from '../../domain/disputes/take-dispute.ts';
import { must } from '../../domain/shared/refusals.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { updateDispute } from '../../db/disputes/dispute.queries.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { readInput } from '../kernel/read-input.ts';
import { answersUntil } from './answers.ts';
import { groundsOf } from './contest.ts';
import { keepTalk } from './evidence/keep-talk.ts';
import { judgeCase } from './judge-case.ts';

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
  const call = { disputeId, key, operation: 'decideDispute', payload: [disputeId, action, winnerId, reason] };
  return judgeCase(deps, actor, call, async (tx, { dispute, contested, contest, judge, isInvolved, at }) => {
    const { subjectKind, subjectId } = dispute;
    const grounds = groundsOf(contested, contest);
    const { decision, status } = must(
      decide(grounds, dispute.status, { role: judge.role, isInvolved }, action, winnerId),
    );
    must(mayHandle(dispute, judge));
    must(requireAnswers(action, await answersUntil(tx, disputeId, at)));
    await keepTalk(deps, tx, disputeId, { kind: subjectKind, id: subjectId });
    const context = { at, actorId: judge.id, newId: deps.newId, reason, instance: 'first' } as const;
    await contested.decide(tx, subjectId, decision, context);
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
}
