/** What a use case says that it refuses, its operation tells to those outside. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { refusalsNamedIn } from '../../domain/platform/general-refusals.ts';
import { WIRING } from '../../gateway/rooms.ts';
import { ANYWHERE } from '../support/documented.ts';

const CODE = /\b[A-Z]+(?:_[A-Z]+)+\b|\bONESELF\b/g;
const codesIn = (text: string): string[] => (text.match(CODE) ?? []).filter((code) => WIRING.refusals.has(code));

/** What a function of a file says that it throws. */
function thrownBy(file: string, name: string): string[] {
  if (!existsSync(file)) return [];
  const [before = ''] = readFileSync(file, 'utf8').split(
    new RegExp(String.raw`export (?:async )?(?:function|const) ${name}\b`),
  );
  const doc = before.trimEnd().endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '';
  return codesIn(doc.slice(doc.indexOf('@throws') >= 0 ? doc.indexOf('@throws') : doc.length));
}

function importsOf(file: string, text: string): Map<string, readonly [string, string]> {
  const found = [...text.matchAll(/import \{([^}]+)\} from '(\.[^']+)'/g)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name) => {
      const [theirs = '', own = theirs] = name
        .replace(/^\s*type /, '')
        .trim()
        .split(' as ');
      return [own, [join(dirname(file), from), theirs]] as const;
    }),
  );
  return new Map(found);
}

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** What the schema says of an operation: as strangers read it, with whatever its description is put together from. */
const describedAs = (kind: 'Mutation' | 'Query', name: string): string =>
  (kind === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[name]?.description ?? '';

interface Named {
  readonly operation: string;
  readonly thrown: readonly string[];
  readonly declared: readonly string[];
}

/** The operations of a resolver, with what their use cases say that they throw and what they say themselves. */
function operationsIn(file: string): Named[] {
  const text = readFileSync(file, 'utf8');
  const imports = importsOf(file, text);
  return text.split(/(?=@(?:Mutation|Query)\()/).flatMap((part) => {
    const kind = part.startsWith('@Query(') ? 'Query' : part.startsWith('@Mutation(') ? 'Mutation' : null;
    const block = part.split(/\n {2}(?:@Access|@FieldResolver|@Subscription)/)[0] ?? '';
    const name = /\n {2}(?:async )?(\w+)\(/.exec(block)?.[1];
    if (kind === null || name === undefined) return [];
    const body = block.slice(block.indexOf(`${name}(`));
    const thrown = [...body.matchAll(/\b(\w+)\(/g)].flatMap(([, called = '']) => {
      const [from, theirs] = imports.get(called) ?? [];
      return from === undefined || theirs === undefined ? [] : thrownBy(from, theirs);
    });
    const isNews = (code: string) => !ANYWHERE.has(code);
    return [
      {
        operation: `${kind}.${name}`,
        thrown: [...new Set(thrown)].filter(isNews),
        declared: refusalsNamedIn(describedAs(kind, name)),
      },
    ];
  });
}

const RESOLVERS = readdirSync('gateway', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.resolver.ts'))
  .map((file) => join('gateway', file));

it('an operation names every refusal that its use case names', () => {
  const operations = RESOLVERS.flatMap(operationsIn);
  // So many are found by reading the sources: fewer would mean that they are not read any more.
  expect(operations.flatMap(({ thrown }) => thrown).length).toBeGreaterThan(600);
  const silent = operations.map(({ operation, thrown, declared }) => ({
    operation,
    missing: thrown.filter((code) => !declared.includes(code)),
  }));
  expect(silent.filter(({ missing }) => missing.length > 0)).toEqual([]);
});
