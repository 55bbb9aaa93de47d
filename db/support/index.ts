/** What other rooms may use of this one. */
export { readWaitingTickets } from './ticket.queries.ts';
