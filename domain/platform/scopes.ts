/** What a key may be given to do, from the least to the most. None for security, deposits, payouts or the work of staff. */
export const API_SCOPES = [
  'account:read',
  'battles:read',
  'bets:read',
  'earnings:read',
  'friends:read',
  'notifications:read',
  'wallet:read',
  'battles:play',
  'battles:stake',
  'overlay:wallet',
  'overlay:wagers',
  'overlay:wins',
  'overlay:amounts',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** What the address of an overlay may do: one thing, and whether it says how much (CR-11). */
export const OVERLAY_SCOPES = API_SCOPES.filter((scope) => scope.startsWith('overlay:'));

/** What an owner ticks for a program. */
export const PROGRAM_SCOPES = API_SCOPES.filter((scope) => !OVERLAY_SCOPES.includes(scope));

/** What a new key is offered with: it sees what its owner sees, and changes nothing (CR-19). */
export const READ_SCOPES = API_SCOPES.filter((scope) => scope.endsWith(':read'));

/** Whoever plays sees what is played. */
const INCLUDED: Partial<Readonly<Record<ApiScope, readonly ApiScope[]>>> = {
  'battles:play': ['battles:read'],
  'battles:stake': ['battles:read'],
};

/** All that some scopes come to, in their own order. */
export function scopesIn(given: readonly ApiScope[]): readonly ApiScope[] {
  const all = new Set(given.flatMap((scope) => [scope, ...(INCLUDED[scope] ?? [])]));
  return API_SCOPES.filter((scope) => all.has(scope));
}
