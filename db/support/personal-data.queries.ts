import { and, asc, eq, ne } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { ticketMessages, tickets } from './ticket.table.ts';

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
