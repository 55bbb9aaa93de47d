import type { TicketStatus, TicketsOf } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';

/** Where a ticket stands, as staff read it. */
export const STAFF_TICKET_WORDS: Readonly<Record<TicketStatus, { readonly word: string; readonly tone: Tone }>> = {
  OPEN: { word: 'Open', tone: 'warn' },
  WAITING: { word: 'Waiting', tone: 'info' },
  SOLVED: { word: 'Solved', tone: 'win' },
};

export const TICKET_STAGES: readonly {
  readonly value: string;
  readonly label: string;
  readonly status: TicketStatus;
}[] = [
  { value: 'open', label: 'Open', status: 'OPEN' },
  { value: 'waiting', label: 'Waiting for an answer', status: 'WAITING' },
  { value: 'solved', label: 'Solved', status: 'SOLVED' },
];

export const TICKETS_OF: readonly { readonly value: string; readonly label: string; readonly of: TicketsOf }[] = [
  { value: 'all', label: 'Everybody', of: 'ALL' },
  { value: 'mine', label: 'Me', of: 'MINE' },
  { value: 'nobody', label: 'Nobody yet', of: 'NOBODY' },
];

/** Of those that are offered the one that the address names, or the first. */
export function chosenOf<T extends { readonly value: string }>(offered: readonly T[], value: string | null): T {
  const chosen = offered.find((one) => one.value === value) ?? offered[0];
  if (!chosen) throw new Error('nothing is offered');
  return chosen;
}
