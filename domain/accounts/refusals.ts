export type AccountsRefusal =
  | 'ACCOUNT_SUSPENDED'
  | 'ACCOUNT_BANNED'
  | 'OWN_ACCOUNT'
  /** Has become an administrator too lately to agree; `data.agreesFrom` is the first instant at which they may. */
  | 'ADMINISTRATOR_NEW'
  /** Nobody else could agree: only the command on the server makes another administrator. */
  | 'NO_SECOND_ADMINISTRATOR'
  | 'USERNAME_TAKEN'
  | 'USERNAME_UNUSABLE'
  | 'DISPLAY_NAME_UNUSABLE'
  | 'EMAIL_UNUSABLE'
  | 'BIRTH_DATE_UNUSABLE'
  /** It is stated once; who has mistyped it asks support. */
  | 'BIRTH_DATE_STATED';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<AccountsRefusal, unknown> {}
}
