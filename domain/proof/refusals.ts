export type ProofRefusal =
  | 'FEED_KEY_UNKNOWN'
  | 'PROOF_OFF'
  | 'GAME_ACCOUNT_BUSY'
  | 'GAME_ACCOUNT_MISSING'
  | 'GAME_ACCOUNT_TAKEN'
  | 'GAME_OFF'
  | 'ONLY_DUELS'
  | 'SERVER_NOT_FOR_BATTLE';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<ProofRefusal, unknown> {}
}
