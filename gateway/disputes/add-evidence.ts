import { EVIDENCE_MAX, acceptEvidence } from '../../domain/disputes/evidence.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { isParty, lockDispute } from '../../db/disputes/dispute.queries.ts';
import { countEvidence, insertEvidence } from '../../db/disputes/evidence.queries.ts';
import { requireStanding } from '../accounts/standing.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';

export interface AddEvidenceInput {
  readonly disputeId: string;
  /** May be empty where there is a link. */
  readonly words: string;
  /** Empty without one. */
  readonly evidenceUrl: string;
}

/**
 * What a party of an undecided dispute shows or says beside the report. Answers the dispute's id.
 * @throws Refused NOT_FOUND for whoever is no party, DISPUTE_DECIDED, LIST_FULL, BAD_INPUT
 */
export async function addEvidence(deps: Deps, actor: Actor, key: string, input: AddEvidenceInput): Promise<string> {
  const { disputeId } = input;
  const { userId } = actor;
  const { words, url } = must(acceptEvidence(input));
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = { userId, key, operation: 'addEvidence', payload: [disputeId, words, url], answerId: disputeId, at };
    return once(tx, call, async () => {
      await requireStanding(tx, userId);
      const dispute = await lockDispute(tx, disputeId);
      if (!dispute || !(await isParty(tx, disputeId, userId))) throw new Refused('NOT_FOUND');
      if (dispute.status === 'resolved') throw new Refused('DISPUTE_DECIDED');
      if ((await countEvidence(tx, disputeId, userId)) >= EVIDENCE_MAX)
        throw new Refused('LIST_FULL', { data: { max: EVIDENCE_MAX } });
      await insertEvidence(tx, { id: deps.newId(), disputeId, byId: userId, words, url, at });
    });
  });
}
