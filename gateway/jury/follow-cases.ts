import { JURY_WAIT_MS } from '../../domain/jury/jury.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { callJury, changeJury } from '../../db/jury/jury.queries.ts';
import { readFlag } from '../../db/settings/flag.queries.ts';

/** Calls a jury for each new case while the flag is on, and notes what staff decided; `keepJuries` does the rest. */
export const followCases = defineSubscriber({
  name: 'follow-jury-cases',
  types: ['dispute.opened', 'dispute.decided', 'appeal.decided'],
  async handle(tx, event) {
    const { type, entityId: disputeId, at } = event;
    if (type === 'dispute.opened') {
      if (await readFlag(tx, 'community-jury'))
        await callJury(tx, { disputeId, calledAt: at, dueAt: at + JURY_WAIT_MS });
      return;
    }
    if (type === 'appeal.decided') return changeJury(tx, disputeId, { dueAt: at });
    const { decision, winnerId } = event.data;
    if (decision !== 'escalate') await changeJury(tx, disputeId, { decision, winnerId, dueAt: at });
  },
});
