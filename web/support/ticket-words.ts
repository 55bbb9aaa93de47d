import type { TicketStatus } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';
import * as t from './__generated__/messages.ts';

/** Where a request stands, as who wrote it reads it. */
export const TICKET_WORDS: Readonly<Record<TicketStatus, { readonly word: string; readonly tone: Tone }>> = {
  OPEN: { word: t.withOurStaff(), tone: 'info' },
  WAITING: { word: t.waitingForYou(), tone: 'warn' },
  SOLVED: { word: t.solved(), tone: 'win' },
};
