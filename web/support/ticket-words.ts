import type { TicketStatus } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';

/** Where a request stands, as who wrote it reads it. */
export const TICKET_WORDS: Readonly<Record<TicketStatus, { readonly word: string; readonly tone: Tone }>> = {
  OPEN: { word: 'With our staff', tone: 'info' },
  WAITING: { word: 'Waiting for you', tone: 'warn' },
  SOLVED: { word: 'Solved', tone: 'win' },
};
