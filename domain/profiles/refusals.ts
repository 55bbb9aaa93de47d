export type ProfilesRefusal = 'PROVIDER_MISSING' | 'PROVIDER_ACCOUNT_TAKEN';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<ProfilesRefusal, unknown> {}
}
