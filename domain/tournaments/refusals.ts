export type TournamentsRefusal =
  | 'CAPACITY_IMPOSSIBLE'
  | 'TIMES_IMPOSSIBLE'
  | 'TOURNAMENT_NOT_DRAFT'
  | 'TOURNAMENT_NOT_RUNNING'
  | 'TOURNAMENT_OVER'
  | 'TOURNAMENT_FULL'
  | 'REGISTRATION_CLOSED'
  | 'ALREADY_ENTERED'
  | 'NOT_ENTERED'
  | 'ENTRY_CODE_WRONG'
  | 'ENTRY_NOT_ALLOWED'
  | 'MATCH_NOT_CALLED'
  | 'MATCH_NOT_PLAYING'
  | 'MATCH_NOT_READY'
  | 'MATCH_CHANGED'
  | 'SCORE_IMPOSSIBLE'
  | 'DRAW_NOT_ALLOWED'
  | 'NO_RESULT'
  | 'OWN_MATCH'
  | 'TOURNAMENTS_OPEN';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<TournamentsRefusal, unknown> {}
}
