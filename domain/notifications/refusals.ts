export type NotificationsRefusal = 'PUSH_OFF';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<NotificationsRefusal, unknown> {}
}
