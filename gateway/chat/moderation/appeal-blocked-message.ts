import { ruleOnBlockAppeal } from '../../../domain/chat/blocked-message.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { countAppealsOf, lockBlocked, updateBlocked } from '../../../db/chat/blocked-message.queries.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

/**
 * Asks staff to look at a message that a rule has stopped: its author does, once, within a day.
 * @throws Refused NOT_FOUND, MESSAGE_APPEALED, MESSAGE_APPEAL_TOO_LATE, LIST_FULL
 */
export async function appealBlockedMessage(deps: Deps, { userId }: Actor, id: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    // Locked, so that of two appeals at once the second counts the first.
    const author = await lockStanding(tx, userId);
    const blocked = await lockBlocked(tx, id);
    if (blocked?.authorId !== author.id) throw new Refused('NOT_FOUND');
    must(ruleOnBlockAppeal(blocked, await countAppealsOf(tx, author.id), at));
    await updateBlocked(tx, id, { appeal: 'waiting', appealedAt: at });
    await appendEvent(tx, {
      type: 'blocked-message.appealed',
      entity: 'blocked-message',
      entityId: id,
      concerns: [],
      data: {},
      at,
    });
  });
}
