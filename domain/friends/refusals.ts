export type FriendsRefusal = 'BLOCKED' | 'ALREADY_FRIENDS' | 'REQUEST_SENT';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<FriendsRefusal, unknown> {}
}
