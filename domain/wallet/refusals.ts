export type WalletRefusal =
  | 'INSUFFICIENT_FUNDS'
  | 'STAKE_OUT_OF_BOUNDS'
  | 'PLAY_PAUSED'
  /** The date of birth is to be stated before the first stake. */
  | 'BIRTH_DATE_MISSING'
  | 'STAKE_TOO_YOUNG'
  | 'PLAY_LIMIT_REACHED'
  | 'PAUSE_RUNNING'
  | 'MONEY_LEFT'
  | 'BATTLES_OPEN'
  | 'PAYMENT_NOT_WAITING'
  | 'METHOD_UNUSABLE'
  | 'METHOD_IN_USE'
  | 'METHOD_COOLING'
  | 'METHOD_LOCKED'
  | 'PAYOUT_DOUBTED'
  | 'CRYPTO_OFF'
  | 'FUNDS_LOCKED'
  | 'AMOUNT_OUT_OF_BOUNDS'
  | 'OWN_MONEY'
  | 'SECOND_ADMINISTRATOR'
  | 'ALERT_RESOLVED'
  | 'ALERT_UNDECIDED'
  | 'REDEMPTION_OFF'
  /** A transfer is no leaf of the log yet. */
  | 'PROOF_PENDING';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<WalletRefusal, unknown> {}
}
