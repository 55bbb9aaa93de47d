import { buildSchema, parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { cutDocument } from './cut-document.ts';

const schema = buildSchema(`
  type Query { dispute(id: ID!): Dispute }
  type Dispute { id: ID! side: Side }
  type Side { name: String }
`);

const cut = (text: string): string | null => {
  const left = cutDocument(schema, parse(text));
  return left && print(left).replaceAll(/\s+/g, ' ');
};

it.each([
  ['a field', '{ dispute(id: 1) { id jury } }', '{ dispute(id: 1) { id } }'],
  [
    'a field with all that is asked of it',
    '{ dispute(id: 1) { id jury { id votes { id } } } }',
    '{ dispute(id: 1) { id } }',
  ],
  ['a field that asks for nothing else', '{ dispute(id: 1) { id side { weight } } }', '{ dispute(id: 1) { id } }'],
  ['a root field', 'query Two { dispute(id: 1) { id } juries { id } }', 'query Two { dispute(id: 1) { id } }'],
  [
    'an operation',
    'query One { dispute(id: 1) { id } } query Two { juries { id } }',
    'query One { dispute(id: 1) { id } }',
  ],
  ['a fragment of a type', 'fragment A on Jury { id } fragment B on Side { name }', 'fragment B on Side { name }'],
  ['a field of a fragment', 'fragment B on Side { name weight }', 'fragment B on Side { name }'],
  ['everything', '{ juries { id } }', ''],
])('%s that the schema does not have is cut', (_what, text, left) => {
  expect(cut(text)).toBe(left);
});

it('a document of which all is known stays as it is', () => {
  expect(cut('query One { dispute(id: 1) { __typename id side { name } } }')).toBeNull();
});
