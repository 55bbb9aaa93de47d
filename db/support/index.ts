/** What other rooms may use of this one. */
export { insertTicket, insertTicketMessage } from './ticket.queries.ts';
