export type SupportRefusal = 'TICKET_TAKEN' | 'TICKET_MOVED_ON' | 'TICKET_SOLVED';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<SupportRefusal, unknown> {}
}
