import type { TicketsOf } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** Whose of what staff look after is shown. */
export const TICKETS_OF: readonly { readonly value: string; readonly label: string; readonly of: TicketsOf }[] = [
  { value: 'all', label: t.everybody(), of: 'ALL' },
  { value: 'mine', label: t.me(), of: 'MINE' },
  { value: 'nobody', label: t.nobodyYet2(), of: 'NOBODY' },
];

/** Of those that are offered the one that the address names, or the first. */
export function chosenOf<T extends { readonly value: string }>(offered: readonly T[], value: string | null): T {
  const chosen = offered.find((one) => one.value === value) ?? offered[0];
  if (!chosen) throw new Error('nothing is offered');
  return chosen;
}
