import type { TicketStatus } from '../../data/__generated__/schema-types.ts';
import type { Tone } from '../../ui/tokens.ts';
import * as t from '../__generated__/messages.ts';

/** Where a ticket stands, as staff read it. */
export const STAFF_TICKET_WORDS: Readonly<Record<TicketStatus, { readonly word: string; readonly tone: Tone }>> = {
  OPEN: { word: t.open({ sense: 'ticket' }), tone: 'warn' },
  WAITING: { word: t.waiting(), tone: 'info' },
  SOLVED: { word: t.solved(), tone: 'win' },
};

export const TICKET_STAGES: readonly {
  readonly value: string;
  readonly label: string;
  readonly status: TicketStatus;
}[] = [
  { value: 'open', label: t.open({ sense: 'ticket' }), status: 'OPEN' },
  { value: 'waiting', label: t.waitingForAnAnswer(), status: 'WAITING' },
  { value: 'solved', label: t.solved(), status: 'SOLVED' },
];
