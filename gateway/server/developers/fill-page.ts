import { createHash } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import type { Deps } from '../../kernel/deps.ts';
import { figuresOf } from './figures.ts';
import { readDocument } from './read-document.ts';
import { TABLES } from './tables.ts';

const NOT_BUILT = 'This Gauntlet was started without a build, so the package is not here: `npm run build` makes it.';

/** As npm writes it into a lock file. */
function integrityOf(client: Buffer | null): string {
  if (client === null) return NOT_BUILT;
  const sum = createHash('sha512').update(client).digest('base64');
  return `It brings along what it needs, so nothing else is fetched. Its integrity, as your lock file has to say it:\n\n\`\`\`text\nsha512-${sum}\n\`\`\``;
}

function examplesOf(name: string, kinds: readonly string[]): string {
  return kinds
    .map((kind) => `\`\`\`${kind}\n${readDocument(`examples/${name}.${kind}`).trimEnd()}\n\`\`\``)
    .join('\n\n');
}

/** Puts examples, tables and figures where a source names them. @throws where it names what is not there */
export function fillPage(source: string, deps: Deps, schema: GraphQLSchema, client: Buffer | null): string {
  const figures = figuresOf(deps.config.publicUrl);
  return source.replaceAll(/\[\[([^\]]+)\]\]/g, (_all, name: string) => {
    const [kind, example = '', ...languages] = name.split(' ');
    if (kind === 'example') return examplesOf(example, languages);
    if (name === 'integrity') return integrityOf(client);
    const filled = TABLES[name]?.(deps, schema) ?? figures[name];
    if (filled === undefined) throw new Error(`A page for developers names ${name}, which nothing says`);
    return filled;
  });
}
