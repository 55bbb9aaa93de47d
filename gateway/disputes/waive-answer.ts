import { Refused } from '../../domain/shared/refusals.ts';
import { endAnswer } from '../../db/disputes/answer.queries.ts';
import { lockDispute, readSide } from '../../db/disputes/dispute.queries.ts';
import { appendLiveEvent } from '../../db/events/append-event.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { openSince } from './answers.ts';

/**
 * A party has nothing to add for its side: decisions wait for it no more. Answers the dispute's id.
 * @throws Refused NOT_FOUND for whoever is no party, DISPUTE_DECIDED
 */
export async function waiveAnswer(deps: Deps, actor: Actor, key: string, disputeId: string): Promise<string> {
  const { userId } = actor;
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = { userId, key, operation: 'waiveAnswer', payload: [disputeId], answerId: disputeId, at };
    return once(tx, call, async () => {
      await requireStanding(tx, userId);
      const dispute = await lockDispute(tx, disputeId);
      const sideId = await readSide(tx, disputeId, userId);
      if (!dispute || sideId === undefined) throw new Refused('NOT_FOUND');
      await openSince(tx, dispute);
      await endAnswer(tx, disputeId, sideId);
      await appendLiveEvent(tx, {
        type: 'dispute.answer-waived',
        entity: 'dispute',
        entityId: disputeId,
        concerns: [],
        data: { byId: userId },
        at,
      });
    });
  });
}
