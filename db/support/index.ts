/** What other rooms may use of this one. */
export { insertTicket, insertTicketMessage, readWaitingTickets } from './ticket.queries.ts';
