export type MissionsRefusal =
  | 'MISSION_NOT_COMPLETED'
  | 'MISSION_CLAIMED'
  | 'CLAIM_OVER'
  | 'MISSION_CAP_REACHED'
  /** What was published asks for no more and pays no less. */
  | 'MISSION_PROMISED'
  /** Somebody else was faster. */
  | 'MISSION_CHANGED'
  | 'SEASON_SET_CLOSED'
  | 'SEASON_SET_FULL';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<MissionsRefusal, unknown> {}
}
