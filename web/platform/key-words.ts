import { API_SCOPES, type ApiScope } from '../../domain/platform/scopes.ts';
import type { ApiKeyRowFragment } from './operations/__generated__/key.gql.ts';
import * as t from './__generated__/messages.ts';

type SchemaScope = ApiKeyRowFragment['scopes'][number];

const BY_SCHEMA = new Map(API_SCOPES.map((scope) => [schemaScopeOf(scope), scope]));

/** As the schema spells it. */
export function schemaScopeOf(scope: ApiScope): SchemaScope {
  return scope.replace(':', '_').toUpperCase() as SchemaScope;
}

/** What each scope lets a program do, as its owner reads it. */
export const SCOPE_LABELS: Readonly<Record<ApiScope, string>> = {
  'account:read': t.seeYourAccount(),
  'battles:read': t.seeYourBattles(),
  'bets:read': t.seeYourBets(),
  'earnings:read': t.seeYourEarnings(),
  'friends:read': t.seeYourFriends(),
  'notifications:read': t.seeYourNotifications(),
  'wallet:read': t.seeYourBalance(),
  'battles:play': t.playBattles(),
  'battles:stake': t.stakeInBattles(),
  'overlay:wallet': t.showYourWallet(),
  'overlay:wagers': t.showTheBets(),
  'overlay:wins': t.showYourWins(),
  'overlay:amounts': t.showAmounts(),
};

/** What a key may do, a line for each scope. */
export const scopeWordsOf = (scopes: readonly SchemaScope[]): string[] =>
  scopes.flatMap((scope) => {
    const known = BY_SCHEMA.get(scope);
    return known ? [SCOPE_LABELS[known]] : [];
  });

/** Whether a key is the one of an overlay, which another look needs no other of. */
export const isOverlay = ({ scopes }: { readonly scopes: readonly SchemaScope[] }): boolean =>
  scopes.every((scope) => scope.startsWith('OVERLAY_'));

/** Whether whoever holds it can put its owner's money at stake. */
export const canStake = (scopes: readonly SchemaScope[]): boolean => scopes.includes('BATTLES_STAKE');

/** In one line: whether it only shows an overlay, looks, plays, or stakes. */
export function reachOf(scopes: readonly SchemaScope[]): string {
  if (isOverlay({ scopes })) return t.overlay();
  if (canStake(scopes)) return t.stakesMoney();
  return scopes.includes('BATTLES_PLAY') ? t.plays() : t.readOnly();
}
