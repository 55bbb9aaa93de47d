import { TICKET_ACTIONS, TICKET_STATUSES, TICKET_VOICES } from '../../domain/support/ticket.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const TicketStatusEnum = graphqlEnum(
  'TicketStatus',
  'Whether a ticket waits for staff, for who wrote it, or for nobody.',
  TICKET_STATUSES,
);

export const TicketVoiceEnum = graphqlEnum(
  'TicketVoice',
  'Who a message of a ticket is from; a note is for staff alone.',
  TICKET_VOICES,
);

export const TicketActionEnum = graphqlEnum('TicketAction', 'What staff do with a ticket.', TICKET_ACTIONS);

export const QUEUE_FILTERS = ['all', 'mine', 'nobody'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];
export const QueueFilterEnum = graphqlEnum('TicketsOf', 'Whose tickets a queue shows.', QUEUE_FILTERS);
