export type ProfilesRefusal = 'PROVIDER_MISSING' | 'PROVIDER_ACCOUNT_TAKEN' | 'GAME_NAME_UNUSABLE';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<ProfilesRefusal, unknown> {}
}
