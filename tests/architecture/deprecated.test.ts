import { type DocumentNode, Kind, NoDeprecatedCustomRule, buildSchema, parse, specifiedRules, validate } from 'graphql';
import { expect, test } from 'vitest';
import { files, isCode, read } from './source.ts';

const schema = buildSchema(read('schema.graphql'));

/** What asks in texts of its own: the client package and its words, plugins, examples of the guide and the explorer. */
const isAsking = (file: string): boolean =>
  file === 'docs/plugins.md' ||
  (/^(client|docs\/developers|plugins|web\/graphiql)\//.test(file) &&
    ((isCode(file) && !file.includes('.test.')) || file.endsWith('.md')));

const BRACED = /`((?:[^`\\]|\\.)*)`|'([^'\n]*)'/g;

function documentIn(text: string): DocumentNode[] {
  if (!/^\s*(#.*\s+)*(query|mutation|subscription|\{)[\s\S]*\}\s*$/.test(text)) return [];
  try {
    return [parse(text)];
  } catch {
    return [];
  }
}

/** The operations among the texts of a file; what a text takes in stands in a constant of the same file. */
function documentsIn(file: string): DocumentNode[] {
  const text = read(file);
  const constants = new Map(
    [...text.matchAll(/const (\w+) = ['`]([^'`]*)['`];/g)].map(([, name = '', value = '']) => [name, value]),
  );
  return [...text.matchAll(BRACED)]
    .map(([, long = '', short = '']) =>
      (long || short).replaceAll(/\$\{(\w+)\}/g, (_, name: string) => constants.get(name) ?? ''),
    )
    .flatMap(documentIn);
}

const complaintsOf = (document: DocumentNode, rules: Parameters<typeof validate>[2]): string[] =>
  validate(schema, document, rules).map(({ message }) => message);

const trusted = Object.values(JSON.parse(read('gateway/server/trusted-documents.json')) as Record<string, string>);

test('no operation of the web app, its overlays and frames asks for what is deprecated', () => {
  expect(trusted.length).toBeGreaterThan(200);
  expect(trusted.flatMap((text) => complaintsOf(parse(text), [NoDeprecatedCustomRule]))).toEqual([]);
});

test('no operation of the client, the plugins and the examples is unknown to the schema or asks for what is deprecated', () => {
  const found = files.filter(isAsking).map((file) => ({ file, documents: documentsIn(file) }));
  const counts = Object.fromEntries(found.map(({ file, documents }) => [file, documents.length]));
  expect(counts).toMatchObject({ 'client/events.ts': 1, 'plugins/kit/commands.ts': 6 });
  expect(counts['web/graphiql/examples.ts']).toBeGreaterThan(5);
  expect(counts['docs/developers/examples/bot.ts']).toBe(2);
  for (const { file, documents } of found)
    for (const document of documents)
      expect(complaintsOf(document, [...specifiedRules, NoDeprecatedCustomRule]), file).toEqual([]);
});

test('what is deprecated is seen by it, in a field and in an argument', () => {
  expect(
    complaintsOf(parse('{ ledgerLines(currency: USD) { edges { node { amount } } } }'), [NoDeprecatedCustomRule]),
  ).toHaveLength(1);
  expect(documentIn('{ const a = 1; }').map(({ kind }) => kind)).toEqual([]);
  expect(documentIn('{ viewer { id } }').map(({ kind }) => kind)).toEqual([Kind.DOCUMENT]);
});
