import { TEXTS } from '../../domain/notifications/__generated__/texts.ts';
import type { InboxChangeKind } from '../../domain/notifications/notification.ts';
import type { InboxEvent } from '../../domain/notifications/notification-events.ts';
import type { EventOf } from '../../domain/shared/events.ts';
import type { NotificationTab } from '../../domain/shared/notice.ts';
import { readSettingsOf } from '../../db/accounts/index.ts';
import { readLatestSeq } from '../../db/events/log.queries.ts';
import {
  type NotificationKey,
  type NotificationView,
  countUnread,
  listNotifications,
  readNotification,
} from '../../db/notifications/notification.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { type Inbox, type InboxChange, type Notification, toNotification } from './notification.types.ts';

export interface ReadNotification {
  readonly row: NotificationView;
  readonly notification: Notification;
}

/** Of which kinds what one day brings is read as one, as their rooms say. */
export const foldsIn =
  ({ wiring }: Deps) =>
  (kind: string): boolean =>
    wiring.notices.get(kind)?.folds?.some((type) => type === kind) ?? false;

async function dress(deps: Deps, userId: string, rows: readonly NotificationView[]): Promise<ReadNotification[]> {
  const t = TEXTS[(await readSettingsOf(deps.db.read, userId)).language];
  return rows.map((row) => ({ row, notification: toNotification(t, row, foldsIn(deps)) }));
}

/** A player's notifications of a tab, newest first; of all tabs with null. */
export const readNotifications = async (
  deps: Deps,
  userId: string,
  tab: NotificationTab | null,
  limit: number,
  after: NotificationKey | null,
): Promise<ReadNotification[]> => dress(deps, userId, await listNotifications(deps.db.read, userId, tab, limit, after));

/** One of the player's; null for anybody else's. */
export async function findOwnNotification(deps: Deps, userId: string, id: string): Promise<Notification | null> {
  const row = await readNotification(deps.db.read, userId, id);
  const [found] = row ? await dress(deps, userId, [row]) : [];
  return found?.notification ?? null;
}

/** The number first: whoever follows from it hears of everything after the count. */
export async function readInbox({ db: { read } }: Deps, userId: string): Promise<Inbox> {
  const seq = await readLatestSeq(read);
  return { seq, unread: await countUnread(read, userId) };
}

const KINDS = {
  'notification.added': 'added',
  'notification.read': 'read',
  'notification.changed': 'changed',
} as const satisfies Readonly<Record<InboxEvent, InboxChangeKind>>;

/** A change of an inbox with the notification as it is now. */
export async function readChange(deps: Deps, userId: string, event: EventOf<InboxEvent>): Promise<InboxChange> {
  const id = event.data.notificationId;
  return {
    seq: event.seq,
    kind: id === null ? 'all-read' : KINDS[event.type],
    notification: id === null ? null : await findOwnNotification(deps, userId, id),
    unread: await countUnread(deps.db.read, userId),
  };
}
