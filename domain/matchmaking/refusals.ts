export type MatchmakingRefusal =
  | 'MATCHMAKING_OFF'
  | 'ALREADY_QUEUED'
  | 'QUEUE_COOL_DOWN'
  | 'STAKE_RANGE'
  | 'PROPOSAL_OVER';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<MatchmakingRefusal, unknown> {}
}
