import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GraphQLNamedType,
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/source-files.ts';

type Described = readonly [place: string, description: string | null | undefined];

const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));

function placesOf(type: GraphQLNamedType): Described[] {
  const own: Described = [type.name, type.description];
  if (isEnumType(type))
    return [own, ...type.getValues().map((one): Described => [`${type.name}.${one.name}`, one.description])];
  if (isInputObjectType(type))
    return [
      own,
      ...Object.values(type.getFields()).map((one): Described => [`${type.name}.${one.name}`, one.description]),
    ];
  if (!isObjectType(type) && !isInterfaceType(type)) return [own];
  const fields = Object.values(type.getFields()).flatMap((field): Described[] => [
    [`${type.name}.${field.name}`, field.description],
    ...field.args.map((arg): Described => [`${type.name}.${field.name}(${arg.name}:)`, arg.description]),
  ]);
  return [own, ...fields];
}

const places = Object.values(schema.getTypeMap())
  .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
  .flatMap(placesOf);

test('every type, field, argument, input and value of the schema is described', () => {
  expect(places.length).toBeGreaterThan(4000);
  expect(places.filter(([, description]) => !description).map(([place]) => place)).toEqual([]);
});

test('descriptions are sentences for strangers, and name no row of our own checklist', () => {
  const odd = places.filter(
    ([, description]) =>
      description && (/\b[A-Z]{2}-\d\d\b/.test(description) || !/[.?!:`)]$/.test(description.trim())),
  );
  expect(odd.map(([place, description]) => `${place}: ${description}`)).toEqual([]);
});
