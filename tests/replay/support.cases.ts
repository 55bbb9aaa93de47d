import { TICKET_STATUSES, TICKET_VOICES } from '../../domain/support/ticket.ts';
import { HOUR } from '../../domain/shared/time.ts';
import * as support from '../../db/support/ticket.queries.ts';
import { type TicketRow, ticketFiles, ticketMessages, tickets } from '../../db/support/ticket.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { edgeTicket } from './support.rows.ts';

const people = ['1', '2', '3', edgeUser(0), edgeUser(1), edgeUser(2), 'nobody'];
const each = people.map((id) => [id] as const);
const some = (cast: Cast): string[] => [
  ...Array.from({ length: 8 }, (_, n) => edgeTicket(n)),
  ...cast.some(tickets, 8).map(({ id }) => id),
  'nothing',
];

const ticket = (cast: Cast): TicketRow => ({
  ...cast.row(tickets, ({ id }) => id === edgeTicket(0)),
  id: cast.newId(),
  number: 'fresh',
  userId: null,
  visitorKey: 'fresh',
  payloadHash: 'Ж',
});
const message = (cast: Cast) => ({
  id: cast.newId(),
  ticketId: edgeTicket(0),
  voice: 'note' as const,
  byId: null,
  words: 'Ж 🎲 "\\%_',
  at: Number.MAX_SAFE_INTEGER,
});

export const cases = roomCases('support', [
  reads(support.readTicketData)(() => each),
  writes(support.insertTicket)((cast) => [
    [ticket(cast)],
    [{ ...ticket(cast), visitorKey: 'visitor-3' }],
    [{ ...ticket(cast), number: cast.row(tickets).number }],
    [{ ...ticket(cast), visitorKey: null, payloadHash: null, userId: '1' }],
  ]),
  reads(support.readVisitorTicket)((cast) => [
    ...cast.values(tickets, 'visitorKey').map((key) => [key] as const),
    ['VISITOR-3'],
    [''],
  ]),
  reads(support.readTicket)((cast) => some(cast).map((id) => [id])),
  writes(support.lockTicket)((cast) => some(cast).map((id) => [id])),
  writes(support.updateTicket)((cast) =>
    some(cast).flatMap((id) =>
      TICKET_STATUSES.flatMap((status) => [
        [id, { status, assigneeId: null, changedAt: cast.now }] as const,
        [id, { status, assigneeId: '4', changedAt: Number.MAX_SAFE_INTEGER }] as const,
      ]),
    ),
  ),
  pages(support.listTicketsOf, ({ id }) => id)(() => people.map((id) => (limit, past) => [id, limit, past])),
  reads(support.listTicketsAmong)((cast) =>
    people.flatMap((id) => [[id, []] as const, [id, cast.rows(tickets).map((row) => row.id)] as const]),
  ),
  pages(support.listQueue, ({ urgency, id }): support.QueueKey => ({ urgency, id }))(() =>
    TICKET_STATUSES.flatMap((status) =>
      [undefined, null, edgeUser(5), 'nobody'].map(
        (assigneeId) => (limit: number, past: support.QueueKey | null) =>
          [{ status, assigneeId, viewerId: edgeUser(5) }, limit, past] as const,
      ),
    ),
  ),
  reads(support.readTicketByNumber)((cast) => [
    ...cast.some(tickets, 8).map(({ number }) => [number] as const),
    ['nothing'],
  ]),
  reads(support.countOpenTickets)(() => people.map((id) => [id])),
  reads(support.readWaitingTickets)(() => people.map((id) => [id])),
  writes(support.insertTicketMessage)((cast) => [
    ...TICKET_VOICES.map((voice) => [{ ...message(cast), voice }, []] as const),
    [{ ...message(cast), byId: '4' }, ['one', 'other']],
  ]),
  reads(support.listMessages)((cast) => some(cast).flatMap((id) => [[id, true] as const, [id, false] as const])),
  reads(support.readLastMessageId)((cast) => some(cast).map((id) => [id])),
  reads(support.countMessages)((cast) => some(cast).map((id) => [id])),
  reads(support.listFiles)((cast) => [
    [[]],
    [cast.values(ticketFiles, 'messageId')],
    [cast.some(ticketMessages, 12).map(({ id }) => id)],
  ]),
  writes(support.deleteOldTickets)(({ now }) => [[now], [now - 8 * HOUR], [0]]),
  writes(support.deleteTicketsOf)(() => each),
]);
