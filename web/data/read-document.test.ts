import { type DocumentNode, parse } from 'graphql';
import { expect, it } from 'vitest';
import { textOf } from '../../scripts/shared-fragments.ts';
import { definition, documentOf, readDefinition } from './read-document.ts';

const modules = import.meta.glob<Record<string, DocumentNode>>('../*/operations/__generated__/*.gql.ts', {
  eager: true,
});
const documents = Object.values(modules).flatMap((module) => Object.values(module));

const LEFT_OUT = new Set(['arguments', 'directives', 'variableDefinitions']);

/** As codegen leaves it: without places in a text, and without lists that are empty where nothing is meant by them. */
const bare = (document: DocumentNode): DocumentNode =>
  JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      key === 'loc' || (LEFT_OUT.has(key) && Array.isArray(value) && value.length === 0) ? undefined : value,
    ),
  ) as DocumentNode;

it('reads every definition of the app as the syntax tree that it was written from', () => {
  const definitions = documents.flatMap((document) => document.definitions);
  expect(definitions.length).toBeGreaterThan(100);
  for (const one of definitions) expect(readDefinition(textOf(one))).toEqual(one);
});

it.each([
  'query Q($a: [ID!]! = ["x", "y"], $b: Int = -3 @d) { a: b(c: $a, e: {f: [1, 2.5, -1e3], g: null}) @skip(if: $b) { id } }',
  'query Q($a: [[Int!]]) { a(b: {}, c: [], d: RED, e: false, f: "say \\"hi\\" {a} \\u00e9 é, # $") }',
  'mutation M { a { ... on B @include(if: true) { c } ... @d(e: 1) { f } ... { g } ...onward @h ...H } }',
  'subscription S { on { fragment query: mutation true: null } }',
  'fragment on1 on T @d { __typename x_1: y2 }',
])('reads GraphQL as its own parser does: %s', (text) => {
  const [one] = bare(parse(text)).definitions;
  if (!one) throw new Error('nothing was parsed');
  expect(readDefinition(textOf(one))).toEqual(one);
});

it('makes the syntax tree of a document when it is first asked for, once, and shares that of a fragment', () => {
  const face = definition('fragment F on T{id}');
  const one = documentOf({ kind: 'Document', __meta__: { hash: 'h' } }, [definition('query A{t{...F}}'), face]);
  const other = documentOf({ kind: 'Document' }, [definition('query B{t{...F}}'), face]);
  expect(Object.getOwnPropertyDescriptor(one, 'definitions')).not.toHaveProperty('value');
  expect(one).toMatchObject({ kind: 'Document', __meta__: { hash: 'h' } });
  expect(one.definitions).toBe(one.definitions);
  expect(one.definitions[1]).toBe(other.definitions[1]);
  expect({ ...bare(one), __meta__: undefined }).toEqual(bare(parse('query A{t{...F}} fragment F on T{id}')));
});

it('leaves a document that may be copied and changed as any other', () => {
  const document = documentOf({ kind: 'Document' }, [definition('query A{a}')]);
  void document.definitions;
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(document)) as { definitions: unknown };
  copy.definitions = [];
  expect(copy.definitions).toEqual([]);
  expect(document.definitions).toHaveLength(1);
});
