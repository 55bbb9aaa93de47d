import { readFileSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /^import \{([^}]*)\} from '([^']+\/__generated__\/[\w-]+\.gql\.ts)';$/gm;
const GENERATED = /^export const (\w+) = (\{"__meta__":.*|\{"kind":.*) as unknown as DocumentNode.*;$/gm;
const FRAGMENT = 'virtual:fragment/';
const DOCUMENT = 'virtual:document/';

interface Definition {
  readonly kind: string;
  readonly name: { readonly value: string };
}
interface Generated {
  readonly definitions: readonly Definition[];
}

/**
 * The documents of one subject stand in one file, and each holds all fragments that it spreads, so that a page would load
 * what others ask, and the same fragments many times. In the build each document and each fragment is a module of its own.
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
        const text = JSON.stringify(definition);
        if (definition.kind !== 'FragmentDefinition') return text;
        const fragment = definition.name.value;
        const address = `${FRAGMENT}${rooms.get(fragment)}/${fragment}`;
        modules.set(address, `export default ${text}`);
        needed.push(`import $${fragment} from '${address}';\n`);
        return `$${fragment}`;
      });
      const body = `{...${JSON.stringify(document)},"definitions":[${parts.join(',')}]}`;
      modules.set(DOCUMENT + name, `${needed.join('')}export default ${body}`);
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
