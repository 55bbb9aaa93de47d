import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GraphQLField, buildSchema, getNamedType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/source-files.ts';

/** Types with a currency of which no field is one sum, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  Amount: 'is one itself',
  FigureRow: 'a row of a table, whose figures are sums and counts',
  Receipt: 'its lines have the sums',
  StaffAlert: 'its sides have the sums',
};

const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));
const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));
const fieldsOf = (type: (typeof types)[number]): GraphQLField<unknown, unknown>[] =>
  isObjectType(type) ? Object.values(type.getFields()) : [];
const isOf = (name: string) => (field: GraphQLField<unknown, unknown>) => getNamedType(field.type).name === name;

test('what has a currency has an `Amount`', () => {
  const bare = types.filter((type) => fieldsOf(type).some(isOf('Currency')) && !fieldsOf(type).some(isOf('Amount')));
  expect(bare.map(({ name }) => name).toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
});

test('a number that may be cents or coins is on its way out, for an `Amount`', () => {
  const numbers = types
    .flatMap((type) => fieldsOf(type).map((field) => ({ place: `${type.name}.${field.name}`, field })))
    .filter(({ field }) => ['Int', 'Cents', 'Float'].includes(getNamedType(field.type).name))
    .filter(({ field }) => /smallest unit|cents,? or/.test(field.description ?? ''));
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers.filter(({ field }) => !field.deprecationReason).map(({ place }) => place)).toEqual([]);
});
