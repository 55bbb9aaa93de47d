import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, lte, min, ne, or } from 'drizzle-orm';
import type { TicketState, TicketStatus } from '../../domain/support/ticket.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { after, before } from '../client/sql.ts';
import { uploads } from '../uploads/upload.table.ts';
import { type TicketMessageRow, type TicketRow, ticketFiles, ticketMessages, tickets } from './ticket.table.ts';

const people = alias(users, 'people');
const assignees = alias(users, 'assignees');

export interface TicketView extends TicketRow {
  readonly username: string | null;
  readonly assigneeName: string | null;
}

const views = (reader: Reader) =>
  reader
    .select({ ...getTableColumns(tickets), username: people.username, assigneeName: assignees.username })
    .from(tickets)
    .leftJoin(people, eq(people.id, tickets.userId))
    .leftJoin(assignees, eq(assignees.id, tickets.assigneeId));

/** False when a ticket stands under the visitor's key already. */
export async function insertTicket(tx: Tx, ticket: TicketRow): Promise<boolean> {
  const rows = await tx.insert(tickets).values(ticket).onConflictDoNothing().returning({ id: tickets.id });
  return rows.length > 0;
}

export async function readVisitorTicket(reader: Reader, visitorKey: string): Promise<TicketRow | undefined> {
  const [row] = await reader.select().from(tickets).where(eq(tickets.visitorKey, visitorKey));
  return row;
}

export async function readTicket(reader: Reader, id: string): Promise<TicketView | undefined> {
  const [row] = await views(reader).where(eq(tickets.id, id));
  return row;
}

/** The ticket, locked until the transaction ends. */
export async function lockTicket(tx: Tx, id: string): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update');
  return row;
}

export async function updateTicket(tx: Tx, id: string, change: TicketState & { changedAt: number }): Promise<void> {
  await tx.update(tickets).set(change).where(eq(tickets.id, id));
}

/** The tickets of a player, newest first. */
export const listTicketsOf = (
  reader: Reader,
  userId: string,
  limit: number,
  past: string | null,
): Promise<TicketView[]> =>
  views(reader)
    .where(
      and(eq(tickets.userId, userId), past === null ? undefined : before([tickets.userId, tickets.id], [userId, past])),
    )
    .orderBy(desc(tickets.id))
    .limit(limit);

export interface QueueTerms {
  readonly status: TicketStatus;
  /** Undefined for everybody's, null for those that nobody looks after. */
  readonly assigneeId: string | null | undefined;
  /** Who asks, and is shown none of their own. */
  readonly viewerId: string;
}

/** Of a visitor, or of somebody else than whoever asks. */
const isOfOthers = (viewerId: string) => or(isNull(tickets.userId), ne(tickets.userId, viewerId));

/** Which of some tickets are of a player. */
export async function listTicketsAmong(reader: Reader, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(inArray(tickets.id, [...ids]), eq(tickets.userId, userId)));
  return new Set(rows.map(({ id }) => id));
}

export interface QueueKey {
  readonly urgency: number;
  readonly id: string;
}

/** The tickets of a status: those that go first before the others, of these the oldest. */
export const listQueue = (
  reader: Reader,
  { status, assigneeId, viewerId }: QueueTerms,
  limit: number,
  past: QueueKey | null,
): Promise<TicketView[]> =>
  views(reader)
    .where(
      and(
        eq(tickets.status, status),
        isOfOthers(viewerId),
        assigneeId === undefined
          ? undefined
          : assigneeId === null
            ? isNull(tickets.assigneeId)
            : eq(tickets.assigneeId, assigneeId),
        past ? after([tickets.urgency, tickets.id], [past.urgency, past.id]) : undefined,
      ),
    )
    .orderBy(asc(tickets.urgency), asc(tickets.id))
    .limit(limit);

export async function readTicketByNumber(reader: Reader, number: string): Promise<TicketView | undefined> {
  const [row] = await views(reader).where(eq(tickets.number, number));
  return row;
}

/** How many of others wait for staff. */
export async function countOpenTickets(reader: Reader, viewerId: string): Promise<number> {
  const [row] = await reader
    .select({ total: count() })
    .from(tickets)
    .where(and(eq(tickets.status, 'open'), isOfOthers(viewerId)));
  return row?.total ?? 0;
}

/** Tickets of others that wait for staff, and since when the oldest does. */
export async function readWaitingTickets(reader: Reader, viewerId: string) {
  const [row] = await reader
    .select({ count: count(), oldestAt: min(tickets.changedAt) })
    .from(tickets)
    .where(and(eq(tickets.status, 'open'), isOfOthers(viewerId)));
  return row;
}

export async function insertTicketMessage(
  tx: Tx,
  message: TicketMessageRow,
  fileIds: readonly string[],
): Promise<void> {
  await tx.insert(ticketMessages).values(message);
  if (fileIds.length > 0)
    await tx.insert(ticketFiles).values(fileIds.map((uploadId) => ({ messageId: message.id, uploadId })));
}

export interface TicketMessageView extends TicketMessageRow {
  readonly byName: string | null;
}

/** What was said in a ticket, in its order; without what staff noted for themselves unless asked for. */
export const listMessages = (reader: Reader, ticketId: string, withNotes: boolean): Promise<TicketMessageView[]> =>
  reader
    .select({ ...getTableColumns(ticketMessages), byName: users.username })
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.byId))
    .where(and(eq(ticketMessages.ticketId, ticketId), withNotes ? undefined : ne(ticketMessages.voice, 'note')))
    .orderBy(asc(ticketMessages.id));

export async function readLastMessageId(reader: Reader, ticketId: string): Promise<string> {
  const [row] = await reader
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(desc(ticketMessages.id))
    .limit(1);
  return row?.id ?? '';
}

export async function countMessages(reader: Reader, ticketId: string): Promise<number> {
  const [row] = await reader
    .select({ total: count() })
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId));
  return row?.total ?? 0;
}

/** The files of some messages, without their bytes. */
export async function listFiles(reader: Reader, messageIds: readonly string[]) {
  if (messageIds.length === 0) return [];
  return reader
    .select({ messageId: ticketFiles.messageId, id: uploads.id, contentType: uploads.contentType })
    .from(ticketFiles)
    .innerJoin(uploads, eq(uploads.id, ticketFiles.uploadId))
    .where(inArray(ticketFiles.messageId, [...messageIds]))
    .orderBy(asc(ticketFiles.messageId), asc(ticketFiles.uploadId));
}

/** The tickets must be locked: what is said in one meanwhile would be lost, or keep it from going. */
async function deleteTickets(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const messages = tx
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(inArray(ticketMessages.ticketId, [...ids]));
  await tx
    .delete(uploads)
    .where(
      inArray(
        uploads.id,
        tx.select({ id: ticketFiles.uploadId }).from(ticketFiles).where(inArray(ticketFiles.messageId, messages)),
      ),
    );
  await tx.delete(ticketFiles).where(inArray(ticketFiles.messageId, messages));
  await tx.delete(ticketMessages).where(inArray(ticketMessages.ticketId, [...ids]));
  await tx.delete(tickets).where(inArray(tickets.id, [...ids]));
}

const DELETED_AT_ONCE = 500;

/** Drops tickets that were solved and not changed since an instant, with all that belongs to them. */
export async function deleteOldTickets(tx: Tx, until: number): Promise<void> {
  const old = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.status, 'solved'), lte(tickets.changedAt, until)))
    .orderBy(asc(tickets.changedAt))
    .limit(DELETED_AT_ONCE)
    // One that is opened again at this moment is waited for, and is solved no longer then.
    .for('update');
  await deleteTickets(
    tx,
    old.map(({ id }) => id),
  );
}

export async function deleteTicketsOf(tx: Tx, userId: string): Promise<void> {
  const own = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(asc(tickets.id))
    .for('update');
  await deleteTickets(
    tx,
    own.map(({ id }) => id),
  );
}

/** What a player asked of the staff and what was said about it, for the player's own archive. */
export async function readTicketData(reader: Reader, userId: string) {
  const own = await reader
    .select({
      id: tickets.id,
      number: tickets.number,
      email: tickets.email,
      firstName: tickets.firstName,
      lastName: tickets.lastName,
      subject: tickets.subject,
      status: tickets.status,
      createdAt: tickets.createdAt,
    })
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(asc(tickets.id));
  const messages = await reader
    .select({
      ticketId: ticketMessages.ticketId,
      voice: ticketMessages.voice,
      words: ticketMessages.words,
      at: ticketMessages.at,
    })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(and(eq(tickets.userId, userId), ne(ticketMessages.voice, 'note')))
    .orderBy(asc(ticketMessages.id));
  return own.map((ticket) => ({ ...ticket, messages: messages.filter(({ ticketId }) => ticketId === ticket.id) }));
}
