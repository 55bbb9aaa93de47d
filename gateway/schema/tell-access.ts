import { type GraphQLField, type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql';
import { type Access, accessOf } from './access.ts';
import { type Scope, scopeOf } from './scope.ts';

const ACCESS_WORDS: Readonly<Record<Access, string>> = {
  anyone: 'anybody',
  member: 'whoever is signed in',
  own: 'whoever is signed in',
  staff: 'moderators and administrators',
  senior: 'senior moderators and administrators',
  administrator: 'administrators',
};

const keysOf = (scope: Scope): string => (scope === 'public' ? 'any' : scope === 'closed' ? 'none' : `\`${scope}\``);

type Described = Pick<GraphQLField<unknown, unknown>, 'description'>;

function add(place: Described, sentences: readonly string[]): void {
  if (sentences.length > 0) place.description = [place.description, sentences.join(' ')].join('\n\n');
}

/** What all fields of a type have that say nothing else: that of most of them, the first met where two are as many. */
function mostOf<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<readonly [T, number] | undefined>(
    (best, one) => (best && best[1] >= one[1] ? best : one),
    undefined,
  )?.[0];
}

/**
 * Says in the schema itself who may ask and what a key needs, made of what is asked when it is: of each operation, of each
 * type, and of a field that is otherwise than its type.
 */
export function tellAccess(schema: GraphQLSchema): void {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !type.name.startsWith('__')) tellOf(type, roots.has(type));
}

function tellOf(type: GraphQLObjectType, isRoot: boolean): void {
  const fields = Object.values(type.getFields()).map((field) => {
    const access = accessOf(type, field.name);
    return {
      field,
      access: `Access: ${access ? ACCESS_WORDS[access] : 'nobody'}.`,
      keys: `Keys: ${keysOf(scopeOf(type, field.name))}.`,
    };
  });
  const [access, keys] = isRoot ? [] : [mostOf(fields.map((one) => one.access)), mostOf(fields.map((one) => one.keys))];
  if (!isRoot) add(type, [access ?? '', keys ?? '']);
  for (const one of fields)
    add(one.field, [...(one.access === access ? [] : [one.access]), ...(one.keys === keys ? [] : [one.keys])]);
}
