import { evidenceInput } from '../../../domain/disputes/disputes.schemas.ts';
import { EVIDENCE_MAX } from '../../../domain/disputes/evidence.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { lockDispute, readSide } from '../../../db/disputes/dispute.queries.ts';
import { countEvidence, insertEvidence } from '../../../db/disputes/evidence.queries.ts';
import { appendEvent, appendLiveEvent } from '../../../db/events/append-event.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { readInput } from '../../kernel/read-input.ts';
import { askForAnswers, openSince } from '../answers.ts';
import { contestedOf } from '../contest.ts';
import { NO_FILE, takeFiles } from './evidence-files.ts';

export interface AddEvidenceInput {
  readonly disputeId: string;
  /** May be empty where there is a link. */
  readonly words: string;
  /** Empty without one. */
  readonly evidenceUrl: string;
  /** Uploads of the player. */
  readonly fileIds: string[];
}

/**
 * What a party of an undecided dispute, or of one with an open appeal, shows or says beside the report; the other side
 * may answer it. Answers the dispute's id.
 * @throws Refused NOT_FOUND for whoever is no party, DISPUTE_DECIDED, EVIDENCE_CLOSED, LIST_FULL, BAD_INPUT
 */
export async function addEvidence(deps: Deps, actor: Actor, key: string, input: AddEvidenceInput): Promise<string> {
  const { disputeId } = input;
  const { userId } = actor;
  const { words, evidenceUrl: url, fileIds } = readInput(evidenceInput, input);
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = {
      userId,
      key,
      operation: 'addEvidence',
      payload: [disputeId, words, url, ...fileIds],
      answerId: disputeId,
      at,
    };
    return once(tx, call, async () => {
      await requireStanding(tx, userId);
      const dispute = await lockDispute(tx, disputeId);
      const sideId = await readSide(tx, disputeId, userId);
      if (!dispute || sideId === undefined) throw new Refused('NOT_FOUND');
      const openedAt = await openSince(tx, dispute);
      // Each file is a piece; what is said goes with the first of them.
      const pieces = Math.max(1, fileIds.length);
      if ((await countEvidence(tx, disputeId, userId)) + pieces > EVIDENCE_MAX)
        throw new Refused('LIST_FULL', { data: { max: EVIDENCE_MAX } });
      const [first = NO_FILE, ...more] = await takeFiles(tx, userId, fileIds);
      await insertEvidence(tx, { id: deps.newId(), disputeId, byId: userId, words, url, at, ...first });
      for (const file of more)
        await insertEvidence(tx, { id: deps.newId(), disputeId, byId: userId, words: '', url: null, at, ...file });
      await appendLiveEvent(tx, {
        type: 'dispute.evidence-added',
        entity: 'dispute',
        entityId: disputeId,
        concerns: [],
        data: { byId: userId },
        at,
      });
      const asked = await askForAnswers(tx, disputeId, sideId, openedAt, at);
      const [{ until } = { until: null }] = asked;
      if (until === null) return;
      const { subjectKind, subjectId } = dispute;
      const contest = (await contestedOf(deps, subjectKind).describe(tx, [subjectId])).get(subjectId);
      await appendEvent(tx, {
        type: 'dispute.answer-asked',
        entity: 'case',
        entityId: disputeId,
        concerns: asked.map(({ id }) => id),
        data: { title: contest?.title ?? '', until },
        at,
      });
    });
  });
}
