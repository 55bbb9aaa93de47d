import { isStaff } from '../../domain/accounts/roles.ts';
import { isPlaceId } from '../../domain/chat/channels.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { countPinned, pinMessage as store } from '../../db/chat/message.queries.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { findPlace } from '../kernel/manifest/place.ts';
import { lockVisible } from './visible-message.ts';

/** More would not be looked at. */
export const PINS_MAX = 20;

export interface PinMessageInput {
  readonly messageId: string;
  readonly isPinned: boolean;
}

/**
 * Pins a message to its channel for everybody, or takes the pin off; staff only (GC-07).
 * @throws Refused FORBIDDEN, NOT_FOUND, LIST_FULL
 */
export async function pinMessage(deps: Deps, actor: Actor, { messageId, isPinned }: PinMessageInput): Promise<void> {
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const staff = await requireStanding(tx, actor.userId);
    if (!isStaff(staff.role)) throw new Refused('FORBIDDEN');
    const { channelId, authorId, pinnedAt } = await lockVisible(tx, staff, messageId);
    const viewer = { userId: staff.id, role: staff.role };
    const place = isPlaceId(channelId) ? await findPlace(deps, tx, channelId, viewer) : null;
    if (place?.isPlayer) throw new Refused('FORBIDDEN');
    if ((pinnedAt !== null) === isPinned) return;
    if (isPinned && (await countPinned(tx, channelId)) >= PINS_MAX)
      throw new Refused('LIST_FULL', { data: { max: PINS_MAX } });
    await store(tx, messageId, isPinned ? at : null);
    const type = isPinned ? 'chat.pinned' : 'chat.unpinned';
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: type,
      subject: 'chat-message',
      subjectId: messageId,
      reason: '',
      data: { channelId, authorId },
      at,
    });
    const data = { messageId, authorId, byId: staff.id };
    await appendEvent(tx, { type, entity: 'channel', entityId: channelId, concerns: [], data, at });
  });
}
