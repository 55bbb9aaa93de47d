export type MissionsRefusal = 'MISSION_NOT_COMPLETED' | 'MISSION_CLAIMED' | 'CLAIM_OVER' | 'MISSION_CAP_REACHED';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<MissionsRefusal, unknown> {}
}
