import { isStaff } from '../../../domain/accounts/roles.ts';
import { staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import type { BlockAppeal } from '../../../domain/chat/blocked-message.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { lockUser } from '../../../db/accounts/index.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { lockBlocked, readBlocked, updateBlocked } from '../../../db/chat/blocked-message.queries.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';
import { postAppealed } from '../post-message.ts';

export interface DecideBlockedInput {
  readonly id: string;
  readonly appeal: BlockAppeal;
  /** Why it stays blocked, as its author reads it; nobody asks why a message is posted. */
  readonly reason: string;
}

/**
 * Decides the appeal of a blocked message: it is posted now as its author's, where they may still write there, or stays
 * blocked for a reason. The author is told either way. Nobody decides over what they wrote.
 * @throws Refused FORBIDDEN, NOT_FOUND, ONESELF, BAD_INPUT, MESSAGE_APPEAL_DECIDED, MESSAGE_UNPOSTABLE
 */
export async function decideBlockedMessage(deps: Deps, { userId }: Actor, input: DecideBlockedInput): Promise<void> {
  const { id, appeal } = input;
  if (appeal === 'waiting') throw new Refused('BAD_INPUT', { field: 'appeal' });
  const { reason } = appeal === 'kept' ? readInput(staffAct, input) : { reason: '' };
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const staff = await requireStanding(tx, userId);
    if (!isStaff(staff.role)) throw new Refused('FORBIDDEN');
    const authorId = (await readBlocked(tx, id))?.authorId ?? '';
    if (authorId === staff.id) throw new Refused('ONESELF');
    // The author first, as whoever posts and appeals does.
    const author = await lockUser(tx, authorId);
    const blocked = await lockBlocked(tx, id);
    if (!author || !blocked || blocked.appeal === null) throw new Refused('NOT_FOUND');
    if (blocked.appeal !== 'waiting') throw new Refused('MESSAGE_APPEAL_DECIDED');
    if (appeal === 'posted') await postAppealed(deps, tx, author, { channelId: blocked.channelId, text: blocked.body });
    await updateBlocked(tx, id, { appeal, decidedAt: at, decidedBy: staff.id, reason: reason === '' ? null : reason });
    const { channelId } = blocked;
    await appendEvent(tx, {
      type: 'blocked-message.decided',
      entity: 'blocked-message',
      entityId: id,
      concerns: [authorId],
      data: { userId: authorId, channelId, appeal, reason },
      at,
    });
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: `blocked-message.${appeal}`,
      subject: 'blocked-message',
      subjectId: id,
      reason,
      data: { authorId, channelId, rule: blocked.rule },
      at,
    });
  });
}
