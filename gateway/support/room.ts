import { SOLVED_LIFE } from '../../domain/support/ticket.ts';
import { readTicketData } from '../../db/support/personal-data.queries.ts';
import {
  deleteOldTickets,
  deleteTicketsOf,
  listTicketsAmong,
  readWaitingTickets,
} from '../../db/support/ticket.queries.ts';
import { samples } from '../../db/support/samples.ts';
import type { Room } from '../kernel/room.ts';
import { supportRefusals } from './refusals.ts';
import { supportRoutes } from './support.rest.ts';
import { TicketQueueResolver } from './ticket-queue.resolver.ts';
import { TicketResolver } from './ticket.resolver.ts';

declare module '../../db/uploads/upload.table.ts' {
  interface UploadPurposes {
    ticket: unknown;
  }
}

export const support: Room = {
  name: 'support',
  dashboard: { queues: async (read, userId) => ({ tickets: await readWaitingTickets(read, userId) }) },
  refusals: supportRefusals,
  resolvers: [TicketQueueResolver, TicketResolver],
  routes: supportRoutes,
  topics: ['ticket'],
  matters: { ticket: listTicketsAmong },
  desks: { support: ['ticket'] },
  expires: [(tx, now) => deleteOldTickets(tx, now - SOLVED_LIFE)],
  uploads: { ticket: 'private, erased' },
  personalData: {
    tables: { tickets: 'exported, erased', ticket_messages: 'exported, erased' },
    read: async (reader, userId) => ({ tickets: await readTicketData(reader, userId) }),
    erase: ({ tx, user }) => deleteTicketsOf(tx, user.id),
  },
  samples,
};
