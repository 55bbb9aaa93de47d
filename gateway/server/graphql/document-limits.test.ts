import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { documentLimits } from './document-limits.ts';
import { trustedDocuments } from './trusted.ts';

it('every operation of the web app keeps the limits that documents have', () => {
  const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  const refused = [...trustedDocuments.values()].flatMap(({ name, text }) =>
    validate(schema, parse(text), documentLimits.validationRules).map(({ message }) => `${name}: ${message}`),
  );
  expect(refused).toEqual([]);
});

it('a fragment makes a document no deeper than its fields in its place do', () => {
  const schema = buildSchema('type Query { a: Query, b: Int }');
  const complaints = (text: string) => validate(schema, parse(text), documentLimits.validationRules).length;
  const nested = (levels: number) => `${'a { '.repeat(levels)}b${' }'.repeat(levels)}`;
  // Nine levels and a field are ten.
  const spread = (levels: number) =>
    `{ ...One } fragment One on Query { ... { ... on Query { ...Two } } } fragment Two on Query { ${nested(levels)} }`;
  expect([complaints(`{ ${nested(9)} }`), complaints(spread(9))]).toEqual([0, 0]);
  expect([complaints(`{ ${nested(10)} }`), complaints(spread(10))]).toEqual([1, 1]);
});
