import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { API_CHANGES } from '../domain/platform/api-changes.ts';
import { breaksBetween, oddDeprecations } from './compare-schemas.ts';
import { readReleased } from './released-schema.ts';
import { ROOT } from './source-files.ts';

const present = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));

test('what breaks programs of the last release stands among the changes of the API', () => {
  const told = new Set(API_CHANGES.flatMap(({ breaks }) => breaks ?? []));
  const breaks = breaksBetween(buildSchema(readReleased()), present);
  expect(breaks.filter((one) => !told.has(one))).toEqual([]);
});

test('the changes of the API stand by day, the newest first', () => {
  const days = API_CHANGES.map(({ on }) => on);
  expect(days.every((day) => new Date(day).toISOString().startsWith(day))).toBe(true);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('what is deprecated says until when it goes on, and what to use instead', () => {
  expect(oddDeprecations(present)).toEqual([]);
});

const RELEASED = `
  enum Colour { RED GREEN }
  input Wish { colour: Colour }
  type Thing { id: ID!, name: String!, colour: Colour! }
  type Query { thing(id: ID!, first: Int! = 20): Thing, wish(input: Wish!): Thing }
`;
const released = buildSchema(RELEASED);
const breaksOf = (was: string, is: string) => breaksBetween(released, buildSchema(RELEASED.replace(was, is)));

test.each([
  ['a field that went', 'name: String!, ', '', ['Thing.name was removed.']],
  [
    'a field that can be null now',
    'name: String!',
    'name: String',
    ['Thing.name changed type from String! to String.'],
  ],
  ['a value that went', 'RED ', '', ['RED was removed from enum type Colour.']],
  [
    'an argument that is needed now',
    'thing(id: ID!',
    'thing(id: ID!, code: String!',
    ['A required arg code on Query.thing was added.'],
  ],
  [
    'input that is needed now',
    'colour: Colour }',
    'colour: Colour, size: Int! }',
    ['A required field size on input type Wish was added.'],
  ],
  [
    'an argument that means something else when it is left out',
    '= 20',
    '= 10',
    ['Query.thing arg first has changed defaultValue from 20 to 10.'],
  ],
])('%s breaks programs', (_what, was, is, breaks) => {
  expect(breaksOf(was, is)).toEqual(breaks);
});

test.each([
  ['a field', 'id: ID!, name', 'id: ID!, size: Int!, name'],
  ['a value', 'RED', 'RED BLUE'],
  ['an argument that may be left out', 'thing(id: ID!', 'thing(id: ID!, code: String'],
  ['a type', 'enum Colour', 'type Other { id: ID! } enum Colour'],
])('%s that is added breaks none', (_what, was, is) => {
  expect(breaksOf(was, is)).toEqual([]);
});

const deprecated = (reason: string) =>
  oddDeprecations(buildSchema(RELEASED.replace('name: String!', `name: String! @deprecated(reason: "${reason}")`)));

test('a deprecation without a day, or whose way out does not exist or is deprecated itself, is noticed', () => {
  expect(deprecated('Until 2027-03-01: use `Thing.colour`.')).toEqual([]);
  for (const reason of [
    'Use `Thing.colour`.',
    'Until 2027-03-01.',
    'Until 2027-03-01: use `Thing.title`.',
    'Until 2027-03-01: use `Thing.name`.',
  ])
    expect(deprecated(reason)).toEqual([`Thing.name: ${reason}`]);
});
