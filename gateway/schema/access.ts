// Asked for by type-graphql before the first decorator runs; every types file imports this one.
import 'reflect-metadata';
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  defaultFieldResolver,
  isObjectType,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { isSenior, isStaff } from '../../domain/accounts/roles.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { holdsNul } from '../../domain/shared/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Context } from '../kernel/context.ts';
import { requireChange, requireOwnEyes } from '../kernel/require-change.ts';
import { resolveBeside } from './beside.ts';
import { resolveSum } from './sum-of.ts';
import { requireScopes, scopeOf } from './scope.ts';
import { tidyArguments } from './texts.ts';

/**
 * Who may ask.
 * - `anyone`: signed in or not.
 * - `member`: signed in; the answer is the same for every member.
 * - `own`: signed in; the answer depends on who asks and is about the caller, or about what the caller may see.
 * - `staff`, `senior`, `administrator`: by role.
 */
export const ACCESS_LEVELS = ['anyone', 'member', 'own', 'staff', 'senior', 'administrator'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** Declares who may ask, on a field, a resolver method, or a whole type for all its fields. */
export const Access = (access: Access) => Extensions({ access });

/** Declares of a query that its player alone reads the answer, and no administrator who sees with the player's eyes. */
export const OwnEyes = () => Extensions({ ownEyes: true });

export function mayAsk(access: Access, actor: Actor | null): boolean {
  switch (access) {
    case 'anyone':
      return true;
    case 'member':
    case 'own':
      return actor !== null;
    case 'staff':
      return actor !== null && isStaff(actor.role);
    case 'senior':
      return actor !== null && isSenior(actor.role);
    case 'administrator':
      return actor?.role === 'administrator';
  }
}

export function requireAccess(access: Access, actor: Actor | null): void {
  if (mayAsk(access, actor)) return;
  throw new Refused(actor === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
}

const declared = (extensions: Readonly<Record<string, unknown>>): Access | undefined =>
  ACCESS_LEVELS.find((level) => level === extensions['access']);

/** The access of a field: its own, or its type's. Undefined when nobody declared it. */
export const accessOf = (type: GraphQLObjectType, fieldName: string): Access | undefined => {
  const field = type.getFields()[fieldName];
  return (field && declared(field.extensions)) ?? declared(type.extensions);
};

/**
 * Puts the guards into the schema, once, at the start. A field that declares no access stops the start.
 * Plain fields lose type-graphql's property resolvers: they only copy a property, at a cost for every row.
 */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const [name, field] of Object.entries(type.getFields())) {
      const access = accessOf(type, name);
      if (!access) throw new Error(`${type.name}.${name} does not declare who may ask`);
      const isPlain =
        !resolveBeside(field) && !resolveSum(field) && !roots.has(type) && declared(field.extensions) === undefined;
      if (isPlain) delete field.resolve;
      else if (access !== 'anyone') guard(field, (_args, { caller }) => requireAccess(access, caller.actor));
      if (!isPlain) {
        // Once more: the document as a whole was looked at before.
        const scopes = [scopeOf(type, name)];
        guard(field, (_args, { caller }) => requireScopes(scopes, caller.actor));
      }
      if (field.extensions['ownEyes'] === true) guard(field, (_args, { caller }) => requireOwnEyes(caller.actor));
      if (type === schema.getMutationType()) closeToChanges(field);
      if (type === schema.getMutationType()) tidyTexts(field);
      if (field.args.length > 0) guard(field, requireTexts);
    }
  }
  return schema;
}

/** Asks `check` before a field is resolved or subscribed to. */
function guard(field: GraphQLField<unknown, Context>, check: (args: Args, context: Context) => void): void {
  const { resolve = defaultFieldResolver, subscribe } = field;
  field.resolve = (source, args: Args, context, info) => {
    check(args, context);
    return resolve(source, args, context, info);
  };
  if (!subscribe) return;
  field.subscribe = (source, args: Args, context, info) => {
    check(args, context);
    return subscribe(source, args, context, info);
  };
}

function closeToChanges(field: GraphQLField<unknown, Context>): void {
  const { name, resolve = defaultFieldResolver } = field;
  field.resolve = async (source, args: Args, context, info) => {
    await requireChange(context, name);
    return resolve(source, args, context, info);
  };
}

function tidyTexts(field: GraphQLField<unknown, Context>): void {
  const { name, args: declaredArgs, resolve = defaultFieldResolver } = field;
  if (declaredArgs.length === 0) return;
  const tidy = tidyArguments(name, declaredArgs);
  field.resolve = (source, args: Args, context, info) => resolve(source, tidy(args), context, info);
}

type Args = Readonly<Record<string, unknown>>;

/** Refuses a text that no database of ours could store, before it comes near one. */
function requireTexts(args: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(args))
    if (holdsNul(value)) throw new Refused('BAD_INPUT', { field: name });
}
