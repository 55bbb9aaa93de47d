export type ProofRefusal = 'FEED_KEY_UNKNOWN' | 'PROOF_OFF' | 'GAME_ACCOUNT_BUSY';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<ProofRefusal, unknown> {}
}
