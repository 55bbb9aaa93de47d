import { SOLVED_LIFE } from '../../domain/support/ticket.ts';
import { personal } from '../../db/client/personal-data.ts';
import { ticketMessages, tickets } from '../../db/support/ticket.table.ts';
import {
  deleteOldTickets,
  deleteTicketsOf,
  listTicketsAmong,
  readTicketData,
  readWaitingTickets,
} from '../../db/support/ticket.queries.ts';
import { samples } from '../../db/support/samples.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { supportRefusals } from './refusals.ts';
import { supportRoutes } from './support.rest.ts';
import { TicketQueueResolver } from './ticket-queue.resolver.ts';
import { TicketResolver } from './ticket.resolver.ts';

const WITH_TICKET = 'erased: with the ticket, its files and its answers';

declare module '../../db/uploads/upload.table.ts' {
  interface UploadPurposes {
    ticket: unknown;
  }
}

export const support: Room = {
  name: 'support',
  dashboard: { queues: async (read, userId) => ({ tickets: await readWaitingTickets(read, userId) }) },
  activity: {
    'ticket.changed': 'Something was said or done in a support request.',
  },
  refusals: supportRefusals,
  resolvers: [TicketQueueResolver, TicketResolver],
  routes: supportRoutes,
  topics: ['ticket'],
  matters: { ticket: listTicketsAmong },
  desks: { support: ['ticket'] },
  expires: [(tx, now) => deleteOldTickets(tx, now - SOLVED_LIFE)],
  uploads: { ticket: 'private, erased' },
  personalData: {
    tables: [
      personal(tickets, {
        fates: { userId: WITH_TICKET, assigneeId: 'kept: which of the staff looks after it' },
        archive: { tickets: readTicketData },
      }),
      personal(ticketMessages, { fates: { byId: WITH_TICKET } }),
    ],
    erase: ({ tx, user }) => deleteTicketsOf(tx, user.id),
  },
  samples,
};
