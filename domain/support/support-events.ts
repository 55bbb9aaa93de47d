export type TicketEvent = 'ticket.changed';

declare module '../shared/events.ts' {
  /** Wakes screens alone. */
  interface EventPayloads extends Record<TicketEvent, { readonly number: string }> {}
}
