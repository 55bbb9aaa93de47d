export type SecurityRefusal =
  | 'INVALID_CREDENTIALS'
  | 'PASSWORD_UNUSABLE'
  | 'PASSWORDS_DIFFER'
  | 'PASSWORD_WRONG'
  | 'CODE_WRONG'
  | 'CODE_EXPIRED'
  | 'CODE_LOCKED'
  | 'RESET_LINK_SPENT'
  | 'TWO_FACTOR_REQUIRED'
  | 'TWO_FACTOR_SETUP_REQUIRED'
  | 'TWO_FACTOR_ON'
  | 'TWO_FACTOR_OFF'
  | 'STAFF_NEED_TWO_FACTOR'
  | 'PASSKEY_REFUSED'
  | 'PROOF_EXPIRED'
  /** Staff, the closed and whoever may not sign in. */
  | 'INSPECTION_CLOSED'
  | 'INSPECTION_READS_ONLY'
  | 'INSPECTION_HIDES';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<SecurityRefusal, unknown> {}
}
