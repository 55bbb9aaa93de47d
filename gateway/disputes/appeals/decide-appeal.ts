import { requireAnswers } from '../../../domain/disputes/answer.ts';
import { type AppealVerdict, decideAppeal as decide } from '../../../domain/disputes/appeal.ts';
import { appealDecision } from '../../../domain/disputes/disputes.schemas.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { decideAppealOf, lockAppealOf } from '../../../db/disputes/appeal.queries.ts';
import { listParties } from '../../../db/disputes/dispute.queries.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';
import { answersUntil } from '../answers.ts';
import { judgeCase } from '../judge-case.ts';

export interface DecideAppealInput {
  readonly disputeId: string;
  readonly verdict: AppealVerdict;
  /** With `overturn`, who has won after all; null where everybody gets back what they put in. */
  readonly winnerId: string | null;
  readonly reason: string;
}

/**
 * What a senior moderator or an administrator makes of an appeal; money, figures, appeal and audit log move in one
 * transaction. Answers the dispute's id.
 * @throws Refused FORBIDDEN, NOT_FOUND, OWN_DISPUTE, SENIOR_ONLY, OWN_DECISION, DISPUTE_DECIDED, WINNER_REQUIRED,
 * DECISION_FINAL, ANSWER_DUE, BAD_INPUT
 */
export async function decideAppeal(deps: Deps, actor: Actor, key: string, input: DecideAppealInput): Promise<string> {
  const { disputeId } = input;
  const { verdict, winnerId, reason } = readInput(appealDecision, input);
  const call = { disputeId, key, operation: 'decideAppeal', payload: [disputeId, verdict, winnerId, reason] };
  return judgeCase(deps, actor, call, async (tx, { dispute, contested, contest, judge, isInvolved, at }) => {
    const appeal = await lockAppealOf(tx, disputeId);
    if (!appeal) throw new Refused('NOT_FOUND');
    const { subjectKind, subjectId } = dispute;
    const due = must(
      decide(
        {
          deciderId: dispute.moderatorId,
          isOpen: appeal.verdict === null,
          outcome: contest.outcome,
          sideIds: contest.sides.map(({ id }) => id),
        },
        { id: judge.id, role: judge.role, isInvolved },
        verdict,
        winnerId,
      ),
    );
    must(requireAnswers(verdict, await answersUntil(tx, disputeId, at)));
    if (due) {
      const decision =
        due.winnerId === null ? ({ kind: 'void' } as const) : ({ kind: 'award', winnerId: due.winnerId } as const);
      const context = { at, actorId: judge.id, newId: deps.newId, reason, instance: 'appeal' } as const;
      await contested.decide(tx, subjectId, decision, context);
    }
    const decided = { verdict, winnerId: due?.winnerId ?? null, deciderId: judge.id, reason, decidedAt: at };
    await decideAppealOf(tx, disputeId, decided);
    const parties = await listParties(tx, disputeId);
    await appendEvent(tx, {
      type: 'appeal.decided',
      entity: 'case',
      entityId: disputeId,
      concerns: parties.map(({ userId }) => userId),
      data: { byId: appeal.byId, title: contest.title, subjectKind, subjectId, verdict, reason },
      at,
    });
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: judge.id,
      action: `appeal.${verdict}`,
      subject: 'dispute',
      subjectId: disputeId,
      reason,
      data: {
        subjectKind,
        subjectId,
        appealedById: appeal.byId,
        firstDeciderId: dispute.moderatorId,
        formerId: contest.outcome?.winnerId ?? null,
        winnerId: due?.winnerId ?? null,
      },
      at,
    });
  });
}
