import { isStaff } from '../../domain/accounts/roles.ts';
import { type TalkId, isPlaceId } from '../../domain/chat/channels.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { emptyMessage, lockMessage } from '../../db/chat/message.queries.ts';
import { deleteReactionsOn } from '../../db/chat/reaction.queries.ts';
import type { User } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { findPlace } from '../kernel/manifest/place.ts';
import { keepsOrder } from './read-place.ts';

/**
 * Empties a message for everybody and for good; authors their own, staff any (GC-07), the host of a
 * place those that stand in it. Doing it again changes nothing.
 * @throws Refused FORBIDDEN, NOT_FOUND
 */
export async function deleteMessage(deps: Deps, actor: Actor, messageId: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const user = await requireStanding(tx, actor.userId);
    const message = await lockMessage(tx, messageId);
    if (!message) throw new Refused('NOT_FOUND');
    const { channelId, authorId } = message;
    const isOwn = authorId === user.id;
    if (!isOwn && !(await mayDelete(deps, tx, user, channelId))) throw new Refused('FORBIDDEN');
    if (message.deletedAt !== null) return;
    await emptyMessage(tx, messageId, user.id, at);
    await deleteReactionsOn(tx, messageId);
    if (!isOwn)
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: user.id,
        action: 'chat.deleted',
        subject: 'chat-message',
        subjectId: messageId,
        reason: '',
        data: { channelId, authorId },
        at,
      });
    const data = { messageId, authorId, byId: user.id };
    await appendEvent(tx, { type: 'chat.deleted', entity: 'channel', entityId: channelId, concerns: [], data, at });
  });
}

/** Staff reach what was flagged or reported in a place that they do not read, too. */
async function mayDelete(deps: Deps, tx: Tx, { id: userId, role }: User, talkId: TalkId): Promise<boolean> {
  const place = isPlaceId(talkId) ? await findPlace(deps, tx, talkId, { userId, role }) : null;
  return place ? keepsOrder(place, { userId, role }) : isStaff(role);
}
