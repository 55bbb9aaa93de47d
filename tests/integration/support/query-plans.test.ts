// @module-tag engines
import { listAccepted } from '../../../db/accounts/legal.queries.ts';
import {
  countMessages,
  countOpenTickets,
  deleteOldTickets,
  listFiles,
  listMessages,
  listQueue,
  listTicketsAmong,
  listTicketsOf,
  readLastMessageId,
  readTicket,
  readTicketByNumber,
  readTicketData,
  readVisitorTicket,
} from '../../../db/support/ticket.queries.ts';
import { useUploads } from '../../../db/uploads/upload.queries.ts';
import { checkPlans, either, pk } from '../../support/query-plans.ts';
import type { World } from '../../support/world.ts';

const read = (world: World) => world.db.read;

checkPlans([
  {
    name: 'tickets, of one among some',
    run: (w) => listTicketsAmong(read(w), 'y', ['x']),
    uses: [either('tickets', 'tickets_user')],
  },
  { name: 'tickets, one', run: (w) => readTicket(read(w), 'x'), uses: [pk('tickets')] },
  { name: 'tickets, one by its number', run: (w) => readTicketByNumber(read(w), 'x'), uses: ['tickets_number'] },
  { name: 'tickets, of a visitor’s key', run: (w) => readVisitorTicket(read(w), 'x'), uses: ['tickets_visitor_key'] },
  {
    name: 'tickets, of a player',
    run: (w) => listTicketsOf(read(w), 'x', 11, null),
    uses: ['tickets_user'],
    isInOrder: true,
  },
  {
    name: 'tickets, of a player, the next page',
    run: (w) => listTicketsOf(read(w), 'x', 11, 'y'),
    uses: ['tickets_user'],
    isInOrder: true,
  },
  {
    name: 'tickets, the queue',
    run: (w) => listQueue(read(w), { status: 'open', assigneeId: undefined, viewerId: 'y' }, 26, null),
    uses: ['tickets_queue'],
    isInOrder: true,
  },
  {
    name: 'tickets, the next page of the queue',
    run: (w) =>
      listQueue(read(w), { status: 'open', assigneeId: undefined, viewerId: 'y' }, 26, { urgency: 1, id: 'x' }),
    uses: ['tickets_queue'],
    isInOrder: true,
  },
  {
    name: 'tickets, the queue of one of the staff',
    run: (w) => listQueue(read(w), { status: 'open', assigneeId: 'x', viewerId: 'y' }, 26, { urgency: 1, id: 'x' }),
    uses: ['tickets_assignee'],
    isInOrder: true,
  },
  {
    name: 'tickets, the queue of nobody',
    run: (w) => listQueue(read(w), { status: 'open', assigneeId: null, viewerId: 'y' }, 26, null),
    uses: ['tickets_'],
    isInOrder: true,
  },
  { name: 'tickets, how many are open', run: (w) => countOpenTickets(read(w), 'y'), uses: ['tickets_'] },
  {
    name: 'tickets, what was said',
    // Two hundred at the most, which may be sorted.
    run: (w) => listMessages(read(w), 'x', false),
    uses: ['ticket_messages_ticket'],
  },
  {
    name: 'tickets, the newest message',
    run: (w) => readLastMessageId(read(w), 'x'),
    uses: ['ticket_messages_ticket'],
    isInOrder: true,
  },
  { name: 'tickets, how much was said', run: (w) => countMessages(read(w), 'x'), uses: ['ticket_messages_ticket'] },
  { name: 'tickets, the files', run: (w) => listFiles(read(w), ['x', 'y']), uses: [pk('ticket_files')] },
  { name: 'tickets, for the archive', run: (w) => readTicketData(read(w), 'x'), uses: ['tickets_user'] },
  {
    name: 'tickets, the old ones',
    run: (w) => w.db.transact((tx) => deleteOldTickets(tx, 5)),
    uses: ['tickets_changed'],
  },
  {
    name: 'files that are used',
    run: (w) => w.db.transact((tx) => useUploads(tx, 'x', 'ticket', ['y', 'z'])),
    uses: ['uploads_'],
  },
  { name: 'what was agreed to', run: (w) => listAccepted(read(w), 'x'), uses: [pk('legal_acceptances')] },
]);
