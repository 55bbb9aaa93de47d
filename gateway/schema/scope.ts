import {
  type DocumentNode,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  TypeInfo,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { API_SCOPES, type ApiScope } from '../../domain/platform/scopes.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { Actor } from '../kernel/actor.ts';

/**
 * What a key needs.
 * - `public`: nothing; what any signed-in player may look up about the product or about others.
 * - a scope of its own: the key was given it.
 * - `closed`: no key may, whatever it was given. What declares nothing is closed.
 */
export type Scope = ApiScope | 'public' | 'closed';

const SCOPES: readonly Scope[] = [...API_SCOPES, 'public', 'closed'];

/** Opens a field, a resolver method, or a whole type for all its fields, to keys. It takes nothing from `Access`. */
export const Scope = (scope: Scope) => Extensions({ scope });

const declared = (extensions: Readonly<Record<string, unknown>>): Scope | undefined =>
  SCOPES.find((scope) => scope === extensions['scope']);

/** The scope of a field: its own, or its type's; closed when nobody declared it. */
export const scopeOf = (type: GraphQLObjectType | GraphQLInterfaceType, fieldName: string): Scope => {
  const field = type.getFields()[fieldName];
  return (field && declared(field.extensions)) ?? declared(type.extensions) ?? 'closed';
};

/** Lets a key through to what it was given. Sessions have no scopes. @throws Refused SCOPE_REQUIRED, CLOSED_TO_KEYS */
export function requireScopes(asked: Iterable<Scope>, actor: Actor | null): void {
  if (!actor?.key) return;
  const { scopes } = actor.key;
  const all = new Set(asked);
  if (all.has('closed')) throw new Refused('CLOSED_TO_KEYS');
  const missing = API_SCOPES.filter((scope) => all.has(scope) && !scopes.has(scope));
  if (missing.length > 0) throw new Refused('SCOPE_REQUIRED', { data: { scopes: missing.join(' ') } });
}

/**
 * Looks at every field of a document before any of it runs, so that plain fields need no resolver for it and the refusal
 * names all that is missing. What describes the schema is everybody's.
 */
export function requireDocumentScopes(schema: GraphQLSchema, document: DocumentNode, actor: Actor | null): void {
  if (!actor?.key) return;
  const asked = new Set<Scope>();
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field({ name }) {
        const parent = info.getParentType();
        if (name.value.startsWith('__') || (parent && isIntrospectionType(parent))) return;
        // Of an interface it says nothing of what is behind it: that was asked for where it was found.
        const isKnown = isObjectType(parent) || isInterfaceType(parent);
        asked.add(isKnown ? scopeOf(parent, name.value) : 'closed');
      },
    }),
  );
  requireScopes(asked, actor);
}
