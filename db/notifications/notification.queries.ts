import { and, between, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NotificationTab } from '../../domain/shared/notice.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { before, lookup, statement } from '../client/sql.ts';
import { type NotificationRow, notifications } from './notification.table.ts';

const { placeholder } = sql;

/** A notification with the other player of it as that account is now. */
export type NotificationView = Omit<NotificationRow, 'uniqueKey'> & {
  readonly fromName: string | null;
  readonly fromAvatarId: string | null;
};

const view = {
  id: notifications.id,
  userId: notifications.userId,
  type: notifications.type,
  tab: notifications.tab,
  kind: notifications.kind,
  title: notifications.title,
  message: notifications.message,
  fromId: notifications.fromId,
  link: notifications.link,
  data: notifications.data,
  at: notifications.at,
  readAt: notifications.readAt,
  fromName: users.username,
  fromAvatarId: users.avatarId,
};

/** Where a page ends: the newest come first. */
export interface NotificationKey {
  readonly at: number;
  readonly id: string;
}

export function listNotifications(
  reader: Reader,
  userId: string,
  tab: NotificationTab | null,
  limit: number,
  after: NotificationKey | null,
): Promise<NotificationView[]> {
  return reader
    .select(view)
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.fromId))
    .where(
      and(
        eq(notifications.userId, userId),
        tab === null ? undefined : eq(notifications.tab, tab),
        after ? before([notifications.at, notifications.id], [after.at, after.id]) : undefined,
      ),
    )
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(limit);
}

const byId = lookup((reader) =>
  reader
    .select(view)
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.fromId))
    .where(eq(notifications.id, placeholder('id')))
    .prepare('notification_by_id'),
);

/** A notification of that player; undefined for anybody else's. */
export async function readNotification(
  reader: Reader,
  userId: string,
  id: string,
): Promise<NotificationView | undefined> {
  const [row] = await byId(reader, { id });
  return row?.userId === userId ? row : undefined;
}

const unread = lookup((reader) =>
  reader
    .select({ total: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, placeholder('userId')), isNull(notifications.readAt)))
    .prepare('notifications_unread_of'),
);

export async function countUnread(reader: Reader, userId: string): Promise<number> {
  const [row] = await unread(reader, { userId });
  return row?.total ?? 0;
}

const insert = statement((tx) =>
  tx
    .insert(notifications)
    .values({
      id: placeholder('id'),
      userId: placeholder('userId'),
      type: placeholder('type'),
      tab: placeholder('tab'),
      kind: placeholder('kind'),
      uniqueKey: placeholder('uniqueKey'),
      title: placeholder('title'),
      message: placeholder('message'),
      fromId: placeholder('fromId'),
      link: placeholder('link'),
      data: placeholder('data'),
      at: placeholder('at'),
      readAt: placeholder('readAt'),
    })
    .onConflictDoNothing()
    .returning({ id: notifications.id })
    .prepare('insert_notification'),
);

/** Writes a notification; answers false when the player has been told that before. */
export async function insertNotification(tx: Tx, row: NotificationRow): Promise<boolean> {
  const rows = await insert(tx, { ...row });
  return rows.length > 0;
}

/** The id of what a player was told under that key; null when it was not. */
export async function findNotification(tx: Tx, userId: string, uniqueKey: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.uniqueKey, uniqueKey)));
  return row?.id ?? null;
}

/** Puts another message in the place of what players were told under a key; answers whose inboxes have changed. */
export async function replaceMessages(
  tx: Tx,
  userIds: readonly string[],
  uniqueKey: string,
  message: string,
): Promise<Pick<NotificationRow, 'id' | 'userId'>[]> {
  if (userIds.length === 0) return [];
  return tx
    .update(notifications)
    .set({ message })
    .where(and(inArray(notifications.userId, [...userIds]), eq(notifications.uniqueKey, uniqueKey)))
    .returning({ id: notifications.id, userId: notifications.userId });
}

/** Marks one as read; answers false when it was read before, and for anybody else's. */
export async function markRead(tx: Tx, userId: string, id: string, at: number): Promise<boolean> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

interface FoldQuestion {
  readonly userId: string;
  readonly kind: string;
  /** Both included. */
  readonly since: number;
  readonly until: number;
  /** When they are read. */
  readonly at: number;
}

/** Marks those of a kind between two instants as read; answers the ids of those that were not. */
export async function markFoldRead(tx: Tx, { userId, kind, since, until, at }: FoldQuestion): Promise<string[]> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        between(notifications.at, since, until),
        eq(notifications.kind, kind),
      ),
    )
    .returning({ id: notifications.id });
  return rows.map(({ id }) => id);
}

/** Marks everything of a player as read; answers how many that were. */
export async function markAllRead(tx: Tx, userId: string, at: number): Promise<number> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return rows.length;
}
