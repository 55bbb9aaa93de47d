import { Refused } from '../../domain/shared/refusals.ts';
import { appendLiveEvent } from '../../db/events/append-event.ts';
import { markAllRead, markRead, readNotification } from '../../db/notifications/notification.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';

/** Marks a notification as read, on every screen of its owner. @throws Refused NOT_FOUND for anybody else's too */
export async function markNotificationRead(deps: Deps, { userId }: Actor, id: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    if (!(await readNotification(tx, userId, id))) throw new Refused('NOT_FOUND');
    const at = deps.now();
    if (!(await markRead(tx, userId, id, at))) return;
    const data = { userId, notificationId: id };
    await appendLiveEvent(tx, { type: 'notification.read', entity: 'inbox', entityId: userId, data, at });
  });
}

/** Marks everything as read (NO-02). */
export async function markAllNotificationsRead(deps: Deps, { userId }: Actor): Promise<void> {
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    if ((await markAllRead(tx, userId, at)) === 0) return;
    const data = { userId, notificationId: null };
    await appendLiveEvent(tx, { type: 'notification.read', entity: 'inbox', entityId: userId, data, at });
  });
}
