import { TICKET_ACTIONS, TICKET_STATUSES, TICKET_VOICES } from '../../domain/support/ticket.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const TicketStatusEnum = graphqlEnum(
  'TicketStatus',
  'Whether a ticket waits for staff, for who wrote it, or for nobody.',
  TICKET_STATUSES,
  {
    open: 'It waits for staff.',
    waiting: 'Staff have answered; it waits for who wrote it.',
    solved: 'Nothing more is needed; who wrote it can write on, which opens it again.',
  },
);

export const TicketVoiceEnum = graphqlEnum(
  'TicketVoice',
  'Who a message of a ticket is from; a note is for staff alone.',
  TICKET_VOICES,
  { person: 'Who wrote the ticket.', staff: 'Staff, to who wrote the ticket.', note: 'Staff, for staff alone.' },
);

export const TicketActionEnum = graphqlEnum('TicketAction', 'What staff do with a ticket.', TICKET_ACTIONS, {
  take: 'Look after it from now on.',
  release: 'Leave it to whoever takes it.',
  answer: 'Answer by e-mail and in the ticket, which then waits for who wrote it.',
  note: 'Write something for staff alone.',
  solve: 'Close it, with or without last words.',
  reopen: 'Have it wait for staff again.',
});

export const QUEUE_FILTERS = ['all', 'mine', 'nobody'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];
export const QueueFilterEnum = graphqlEnum('TicketsOf', 'Whose tickets a queue shows.', QUEUE_FILTERS, {
  all: 'All of them, whoever looks after them.',
  mine: 'Those that the caller looks after.',
  nobody: 'Those that nobody looks after.',
});
