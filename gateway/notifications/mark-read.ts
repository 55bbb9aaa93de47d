import { Refused } from '../../domain/shared/refusals.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendLiveEvent } from '../../db/events/append-event.ts';
import { markAllRead, markFoldRead, markRead, readNotification } from '../../db/notifications/notification.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { foldsIn } from './read-inbox.ts';

/** Marks a notification as read, on every screen of its owner. @throws Refused NOT_FOUND for anybody else's too */
export async function markNotificationRead(deps: Deps, { userId }: Actor, id: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    if (!(await readNotification(tx, userId, id))) throw new Refused('NOT_FOUND');
    const at = deps.now();
    if (!(await markRead(tx, userId, id, at))) return;
    await tellRead(tx, userId, id, at);
  });
}

/**
 * Marks a notification as read with those of its kind since an instant, as they are read as one; one that stands alone
 * by itself.
 * @throws Refused NOT_FOUND for anybody else's too, BAD_INPUT for an instant after it
 */
export async function markNotificationsRead(deps: Deps, { userId }: Actor, id: string, since: number): Promise<void> {
  await deps.db.transact(async (tx) => {
    const newest = await readNotification(tx, userId, id);
    if (!newest) throw new Refused('NOT_FOUND');
    if (since > newest.at) throw new Refused('BAD_INPUT', { field: 'since' });
    const at = deps.now();
    const ids = foldsIn(deps)(newest.kind)
      ? await markFoldRead(tx, { userId, kind: newest.kind, since, until: newest.at, at })
      : (await markRead(tx, userId, id, at))
        ? [id]
        : [];
    for (const read of ids) await tellRead(tx, userId, read, at);
  });
}

/** Marks everything as read (NO-02). */
export async function markAllNotificationsRead(deps: Deps, { userId }: Actor): Promise<void> {
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    if ((await markAllRead(tx, userId, at)) === 0) return;
    await tellRead(tx, userId, null, at);
  });
}

const tellRead = (tx: Tx, userId: string, notificationId: string | null, at: number): Promise<void> =>
  appendLiveEvent(tx, {
    type: 'notification.read',
    entity: 'inbox',
    entityId: userId,
    concerns: [userId],
    data: { userId, notificationId },
    at,
  });
