import { readFileSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type DefinitionNode, print, stripIgnoredCharacters } from 'graphql';
import type { Plugin } from 'vite';

const IMPORT = /^import \{([^}]*)\} from '([^']+\/__generated__\/[\w-]+\.gql\.ts)';$/gm;
const GENERATED = /^export const (\w+) = (\{"__meta__":.*|\{"kind":.*) as unknown as DocumentNode.*;$/gm;
const FRAGMENT = 'virtual:fragment/';
const DOCUMENT = 'virtual:document/';

const READER = resolve('web/data/read-document.ts');

type Definition = DefinitionNode & { readonly name: { readonly value: string } };
interface Generated {
  readonly definitions: readonly Definition[];
}

/** A definition as `web/data/read-document.ts` reads it: the text of its syntax tree is five times as long. */
export const textOf = (definition: DefinitionNode): string => stripIgnoredCharacters(print(definition));

const made = (definition: DefinitionNode): string =>
  `/* @__PURE__ */ definition(${JSON.stringify(textOf(definition))})`;

/**
 * The documents of one subject stand in one file, and each holds all fragments that it spreads, so that a page would load
 * what others ask, and the same fragments many times. In the build each document and each fragment is a module of its
 * own, and holds GraphQL instead of a syntax tree.
 */
export function sharedFragments(): Plugin {
  /** The code of a module by its address. */
  const modules = new Map<string, string>();
  /** By fragment. */
  const rooms = new Map<string, string>();
  const read = new Set<string>();

  function split(file: string): void {
    if (read.has(file)) return;
    read.add(file);
    for (const [, name = '', json = ''] of readFileSync(file, 'utf8').matchAll(GENERATED)) {
      const { definitions, ...document } = JSON.parse(json) as Generated;
      const needed: string[] = [];
      const parts = definitions.map((definition) => {
        if (definition.kind !== 'FragmentDefinition') return made(definition);
        const fragment = definition.name.value;
        const address = `${FRAGMENT}${rooms.get(fragment)}/${fragment}`;
        modules.set(address, `import { definition } from '${READER}';\nexport default ${made(definition)}`);
        needed.push(`import $${fragment} from '${address}';\n`);
        return `$${fragment}`;
      });
      const reader = `import { definition, documentOf } from '${READER}';\n`;
      const body = `/* @__PURE__ */ documentOf(${JSON.stringify(document)},[${parts.join(',')}])`;
      modules.set(DOCUMENT + name, `${reader}${needed.join('')}export default ${body}`);
    }
  }

  return {
    name: 'shared-fragments',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.graphql')) continue;
        const [room = ''] = file.split(/[\\/]/);
        for (const [, name = ''] of readFileSync(resolve(root, file), 'utf8').matchAll(/^fragment (\w+) on/gm))
          rooms.set(name, room);
      }
    },
    transform: {
      filter: { code: '.gql.ts' },
      handler: (code, id) =>
        code.replace(IMPORT, (_all, names: string, from: string) => {
          split(resolve(dirname(id), from));
          const documents = names.split(',').flatMap((name) => (/^\s*(?!type )(\w+)/.exec(name) ?? []).slice(1));
          return documents.map((name) => `import ${name} from '${DOCUMENT}${name}';`).join(' ');
        }),
    },
    resolveId: (id) => (modules.has(id) ? `\0${id}` : null),
    load: (id) => modules.get(id.replace('\0', '')) ?? null,
  };
}
