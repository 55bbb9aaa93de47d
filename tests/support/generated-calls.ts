import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { type Access, accessOf } from '../../gateway/schema/access.ts';

/** A root field of the schema, however it came to be there. */
export interface RootField {
  /** As in `Mutation.joinBattle`. */
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly field: GraphQLField<unknown, unknown>;
  readonly access: Access;
}

/** Every query, mutation and subscription. */
export function rootFieldsOf(schema: GraphQLSchema): RootField[] {
  const roots: [RootField['kind'], GraphQLObjectType | null | undefined][] = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ];
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => {
      const access = type && accessOf(type, field.name);
      if (!type || !access) throw new Error(`${kind} ${field.name} does not declare who may ask`);
      return { name: `${type.name}.${field.name}`, kind, field, access };
    }),
  );
}

/** What stands for a scalar of a name; `undefined` leaves an argument out that need not be there. */
export type Fill = (scalar: string, isRequired: boolean) => unknown;

const SMALLEST: Readonly<Record<string, unknown>> = {
  ID: 'none',
  String: 'x',
  Int: 0,
  Float: 0,
  Boolean: false,
  Cents: 0,
  BattleCoins: 0,
  Instant: 0,
};

/** Nothing that need not be there, and the smallest of everything else. */
export const smallest: Fill = (scalar, isRequired) => (isRequired ? (SMALLEST[scalar] ?? 'x') : undefined);

function valueOf(type: GraphQLInputType, fill: Fill, isRequired: boolean): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, fill, true);
  if (isListType(type)) {
    const item = valueOf(type.ofType, fill, isRequired);
    return item === undefined ? undefined : [item];
  }
  if (isEnumType(type)) return isRequired ? type.getValues()[0]?.name : undefined;
  if (!isInputObjectType(type)) return fill(type.name, isRequired);
  const values = fields(Object.values(type.getFields()), fill);
  return isRequired || Object.keys(values).length > 0 ? values : undefined;
}

const fields = (list: readonly (GraphQLArgument | GraphQLInputField)[], fill: Fill): Record<string, unknown> =>
  Object.fromEntries(
    list
      .map(({ name, type, defaultValue }): [string, unknown] => [
        name,
        valueOf(type, fill, isNonNullType(type) && defaultValue === undefined),
      ])
      .filter(([, value]) => value !== undefined),
  );

export interface GeneratedCall {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * A call of a root field with arguments made of its types, which asks for nothing but that it be answered. `named` stand
 * for arguments of that name, where the field has them.
 */
export function callOf(
  { kind, field }: RootField,
  fill: Fill = smallest,
  named: GeneratedCall['variables'] = {},
): GeneratedCall {
  const known = Object.entries(named).filter(([name]) => field.args.some((arg) => arg.name === name));
  const variables = { ...fields(field.args, fill), ...Object.fromEntries(known) };
  const used = field.args.filter(({ name }) => name in variables);
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  const [before, within] = used.length === 0 ? ['', ''] : [`(${declared})`, `(${passed})`];
  return { query: `${kind}${before} { ${field.name}${within}${selection} }`, variables };
}
