export type AccountsRefusal =
  | 'ACCOUNT_SUSPENDED'
  | 'ACCOUNT_BANNED'
  | 'OWN_ACCOUNT'
  | 'USERNAME_TAKEN'
  | 'USERNAME_UNUSABLE'
  | 'DISPLAY_NAME_UNUSABLE'
  | 'EMAIL_UNUSABLE';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<AccountsRefusal, unknown> {}
}
