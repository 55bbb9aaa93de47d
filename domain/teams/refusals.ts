export type TeamsRefusal =
  | 'TEAM_NAME_TAKEN'
  | 'TEAM_NAME_UNUSABLE'
  | 'TEAM_CODE_UNKNOWN'
  | 'IN_A_TEAM'
  | 'NOT_IN_A_TEAM'
  | 'CAPTAIN_ONLY'
  | 'TEAM_FULL'
  | 'TEAM_BUSY'
  | 'TEAM_CHANGED';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<TeamsRefusal, unknown> {}
}
