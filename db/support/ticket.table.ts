import { sql } from 'drizzle-orm';
import { TICKET_STATUSES, TICKET_VOICES } from '../../domain/support/ticket.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, int, oneOf, at, index, uniqueIndex, primaryKey } = kit;

/** What somebody asks of the staff (HE-04, EN-47). */
export const tickets = table(
  'tickets',
  {
    id: text().primaryKey(),
    /** What people read to each other. */
    number: text().notNull(),
    /** Null for a visitor. */
    userId: text().references(() => users.id),
    /** Where answers go. */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    subject: text().notNull(),
    /** 0 is answered before 1. */
    urgency: int().notNull(),
    status: oneOf(TICKET_STATUSES).notNull(),
    assigneeId: text().references(() => users.id),
    createdAt: at().notNull(),
    changedAt: at().notNull(),
    /** Hash of a visitor's idempotency key; null for members, whose keys are kept elsewhere. */
    visitorKey: text(),
    /** Of what the visitor sent under it. */
    payloadHash: text(),
  },
  (t) => [
    uniqueIndex('tickets_number').on(t.number),
    uniqueIndex('tickets_visitor_key')
      .on(t.visitorKey)
      .where(sql`${t.visitorKey} is not null`),
    // Ids grow with time: the oldest of an urgency comes first.
    index('tickets_queue').on(t.status, t.urgency, t.id),
    index('tickets_assignee').on(t.assigneeId, t.status, t.urgency, t.id),
    index('tickets_user').on(t.userId, t.id),
    index('tickets_changed').on(t.status, t.changedAt),
  ],
);
export type TicketRow = typeof tickets.$inferSelect;

/** What was said in a ticket. */
export const ticketMessages = table(
  'ticket_messages',
  {
    id: text().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => tickets.id),
    voice: oneOf(TICKET_VOICES).notNull(),
    /** Null for a visitor. */
    byId: text().references(() => users.id),
    words: text().notNull(),
    at: at().notNull(),
  },
  (t) => [index('ticket_messages_ticket').on(t.ticketId, t.id), index('ticket_messages_by').on(t.byId)],
);
export type TicketMessageRow = typeof ticketMessages.$inferSelect;

/** The uploads that came with a message. */
export const ticketFiles = table(
  'ticket_files',
  {
    messageId: text()
      .notNull()
      .references(() => ticketMessages.id),
    /** Of the upload, which goes with its owner's account. */
    uploadId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.uploadId] })],
);
