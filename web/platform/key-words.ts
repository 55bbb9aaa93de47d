import { API_SCOPES, type ApiScope, SCOPE_WORDS } from '../../domain/platform/scopes.ts';
import type { ApiKeyRowFragment } from './operations/__generated__/api-key-row.gql.ts';

type SchemaScope = ApiKeyRowFragment['scopes'][number];

const BY_SCHEMA = new Map(API_SCOPES.map((scope) => [schemaScopeOf(scope), scope]));

/** As the schema spells it. */
export function schemaScopeOf(scope: ApiScope): SchemaScope {
  return scope.replace(':', '_').toUpperCase() as SchemaScope;
}

/** What a key may do, a line for each scope. */
export const scopeWordsOf = (scopes: readonly SchemaScope[]): string[] =>
  scopes.flatMap((scope) => {
    const known = BY_SCHEMA.get(scope);
    return known ? [SCOPE_WORDS[known]] : [];
  });

/** Whether a key is the one of an overlay, which another look needs no other of. */
export const isOverlay = ({ scopes }: { readonly scopes: readonly SchemaScope[] }): boolean =>
  scopes.every((scope) => scope.startsWith('OVERLAY_'));

/** In one line: whether it only shows an overlay, looks, plays, or stakes. */
export function reachOf(scopes: readonly SchemaScope[]): 'Overlay' | 'Read only' | 'Plays' | 'Stakes money' {
  if (isOverlay({ scopes })) return 'Overlay';
  if (scopes.includes('BATTLES_STAKE')) return 'Stakes money';
  return scopes.includes('BATTLES_PLAY') ? 'Plays' : 'Read only';
}
