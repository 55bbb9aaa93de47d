export type BattlesRefusal =
  | 'BATTLE_NOT_DRAFT'
  | 'BATTLE_NOT_WAITING'
  | 'BATTLE_NOT_ACTIVE'
  | 'BATTLE_OVER'
  | 'BATTLE_NOT_OVER'
  | 'SEAT_TAKEN'
  | 'OWN_BATTLE'
  | 'INVITE_CODE_WRONG'
  | 'OPPONENT_MISSING'
  | 'ALREADY_READY'
  | 'NOT_READY'
  | 'NO_SHOWS'
  | 'RECORDING_REQUIRED'
  | 'INVITE_NOT_PENDING'
  | 'SENDER_UNABLE'
  | 'DISPUTE_TOO_LATE'
  | 'LINK_NOT_ALLOWED';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<BattlesRefusal, unknown> {}
}
