export type ArcadeRefusal =
  | 'ARCADE_ENTRY'
  | 'ARCADE_VERSION'
  | 'ARCADE_TICKET_OPEN'
  | 'ARCADE_RUN_BEGUN'
  | 'ARCADE_RUN_OVER'
  | 'ARCADE_NOT_BEGUN'
  | 'ARCADE_SECRET_EARLY'
  | 'ARCADE_STAGE_EARLY'
  | 'ARCADE_STAGE_OVER'
  | 'ARCADE_CASH_OFF'
  | 'ARCADE_CASH_LOCKED'
  | 'ARCADE_CASH_RUNS'
  | 'ARCADE_CASH_STAFF'
  | 'ARCADE_INVITE'
  | 'ARCADE_INVITE_OVER'
  | 'ARCADE_INVITES_OVER'
  | 'ARCADE_NOT_HELD'
  | 'FREE_MODE_CLOSED'
  | 'FREE_RUNS_OVER';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<ArcadeRefusal, unknown> {}
}
