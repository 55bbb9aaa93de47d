import { sql } from 'drizzle-orm';
import { NOTIFICATION_TABS, NOTIFICATION_TYPES } from '../../domain/shared/notice.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, at, json, index, uniqueIndex, primaryKey } = kit;

export const SEND_CHANNELS = ['email', 'push'] as const;

const owner = () =>
  text()
    .notNull()
    .references(() => users.id);

export const notifications = table(
  'notifications',
  {
    /** Grows with time. */
    id: text().primaryKey(),
    userId: owner(),
    type: oneOf(NOTIFICATION_TYPES).notNull(),
    tab: oneOf(NOTIFICATION_TABS).notNull(),
    /** What happened, e.g. `battle.completed`. */
    kind: text().notNull(),
    /** One event tells a player once. */
    uniqueKey: text().notNull(),
    /** `{from}` in title and message stands for the name of `fromId`, which is read when it is shown. */
    title: text().notNull(),
    message: text().notNull(),
    /** The other player of it; null for none. */
    fromId: text().references(() => users.id),
    /** Where it lands, a path of ours. */
    link: text().notNull(),
    data: json<Readonly<Record<string, string | number | null>>>().notNull(),
    at: at().notNull(),
    readAt: at(),
  },
  (t) => [
    uniqueIndex('notifications_key').on(t.userId, t.uniqueKey),
    index('notifications_user').on(t.userId, t.at, t.id),
    index('notifications_tab').on(t.userId, t.tab, t.at, t.id),
    index('notifications_unread')
      .on(t.userId, t.at)
      .where(sql`${t.readAt} is null`),
  ],
);
export type NotificationRow = typeof notifications.$inferSelect;

/** A browser that agreed to be woken (Web Push). */
export const pushSubscriptions = table(
  'push_subscriptions',
  {
    id: text().primaryKey(),
    userId: owner(),
    /** Whoever signs out there is not told there any more. */
    sessionId: text().notNull(),
    /** SHA-256 of the endpoint: one browser is one row. */
    endpointHash: text().notNull(),
    /** Endpoint and keys, sealed. */
    sealed: text().notNull(),
    createdAt: at().notNull(),
    lastUsedAt: at(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.endpointHash),
    index('push_subscriptions_user').on(t.userId),
    index('push_subscriptions_session').on(t.sessionId),
  ],
);

/** What waits to be sent together with others: in the next digest by e-mail, in the next push. */
export const pendingSends = table(
  'pending_sends',
  {
    notificationId: text()
      .notNull()
      .references(() => notifications.id),
    channel: oneOf(SEND_CHANNELS).notNull(),
    userId: owner(),
    at: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.channel] }),
    index('pending_sends_user').on(t.channel, t.userId, t.at),
  ],
);
