import { mayAppeal } from '../../../domain/disputes/appeal.ts';
import { appealFiling } from '../../../domain/disputes/disputes.schemas.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { insertAppeal } from '../../../db/disputes/appeal.queries.ts';
import { listParties, listSuperseded, readSide } from '../../../db/disputes/dispute.queries.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { readInput } from '../../kernel/read-input.ts';
import { askForAnswers } from '../answers.ts';
import { lockDisputed } from '../contest.ts';
import { keepTalk } from '../evidence/keep-talk.ts';

export interface FileAppealInput {
  readonly disputeId: string;
  readonly words: string;
}

/**
 * A party's word against the decision of a dispute, once in a case and within 48 hours; somebody else decides over it
 * (BC-13). Answers the dispute's id.
 * @throws Refused NOT_FOUND for whoever is no party, DISPUTE_UNDECIDED, DECISION_FINAL, ALREADY_APPEALED,
 * APPEAL_TOO_LATE, BAD_INPUT
 */
export async function fileAppeal(deps: Deps, actor: Actor, key: string, input: FileAppealInput): Promise<string> {
  const { disputeId } = input;
  const { userId } = actor;
  const { words } = readInput(appealFiling, input);
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = { userId, key, operation: 'fileAppeal', payload: [disputeId, words], answerId: disputeId, at };
    return once(tx, call, async () => {
      await requireStanding(tx, userId);
      const sideId = await readSide(tx, disputeId, userId);
      const found = sideId === undefined ? null : await lockDisputed(deps, tx, disputeId);
      if (sideId === undefined || !found) throw new Refused('NOT_FOUND');
      const { dispute, contest } = found;
      const { status, moderatorId: deciderId, decidedAt } = dispute;
      const isSuperseded = (await listSuperseded(tx, [disputeId])).has(disputeId);
      must(mayAppeal({ status, deciderId, decidedAt, outcome: contest.outcome, isSuperseded, hasAppeal: false }, at));
      if (!(await insertAppeal(tx, { id: deps.newId(), disputeId, byId: userId, words, filedAt: at })))
        throw new Refused('ALREADY_APPEALED');
      await keepTalk(deps, tx, disputeId, { kind: dispute.subjectKind, id: dispute.subjectId });
      // The other side may answer an appeal as it may a complaint.
      const [{ until } = { until: null }] = await askForAnswers(tx, disputeId, sideId, at, at);
      const parties = await listParties(tx, disputeId);
      await appendEvent(tx, {
        type: 'appeal.filed',
        entity: 'case',
        entityId: disputeId,
        concerns: parties.map((party) => party.userId),
        data: {
          byId: userId,
          title: contest.title,
          subjectKind: dispute.subjectKind,
          subjectId: dispute.subjectId,
          ...(until === null ? {} : { answerUntil: until }),
        },
        at,
      });
    });
  });
}
