import { EVENT_ABOUT, WEBHOOK_TYPES } from '../../domain/shared/told.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, int, oneOf, at, index, uniqueIndex, primaryKey } = kit;

/**
 * The logs of those accounts that have, or had, a key or a webhook. The row is locked while an event gets its number, so
 * that numbers have no gaps and stand in the order of the commits.
 */
export const accountLogs = table('account_logs', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  /** Of the last event; 0 before the first. */
  lastSeq: int().notNull(),
  /** When that one was noted; 0 before the first. */
  notedAt: at().notNull(),
  /** When it was begun; what happened before is not in it. */
  since: at().notNull(),
});
export type AccountLogRow = typeof accountLogs.$inferSelect;

/** What happened to an account, as its webhooks are told it, for as long as it can be caught up with. */
export const accountEvents = table(
  'account_events',
  {
    userId: text()
      .notNull()
      .references(() => accountLogs.userId),
    /** In the log of the account, without gaps. */
    seq: int().notNull(),
    /** Of the event that it tells of. */
    eventSeq: int().notNull(),
    about: oneOf(EVENT_ABOUT).notNull(),
    type: oneOf(WEBHOOK_TYPES).notNull(),
    body: text().notNull(),
    /** When it happened. */
    at: at().notNull(),
    /** The same, but never before that of the one before it: what is dropped by it is the beginning of a log. */
    notedAt: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.seq] }),
    uniqueIndex('account_events_event').on(t.userId, t.eventSeq),
    index('account_events_noted').on(t.notedAt),
  ],
);
export type AccountEventRow = typeof accountEvents.$inferSelect;
