import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = /\/operations\/__generated__\/[^/]+\.gql\.ts$/;
const PREFIX = 'virtual:fragment/';
const DOCUMENT = /export const (\w+) = (\{"__meta__":.*|\{"kind":.*)( as unknown as DocumentNode.*;)/g;

interface Definition {
  readonly kind: string;
  readonly name: { readonly value: string };
}
interface Generated {
  readonly definitions: readonly Definition[];
}

/**
 * Every generated document holds all fragments that it spreads, so that a page would load the same ones many times. In
 * the build each lies in a module of its own, which the documents share.
 */
export function sharedFragments(): Plugin {
  const known = new Map<string, string>();
  const rooms = new Map<string, string>();
  const read = (code: string): string => {
    const needed = new Set<string>();
    const body = code.replace(DOCUMENT, (_all, name: string, json: string, rest: string) => {
      const { definitions, ...document } = JSON.parse(json) as Generated;
      const parts = definitions.map((definition) => {
        if (definition.kind !== 'FragmentDefinition') return JSON.stringify(definition);
        known.set(definition.name.value, JSON.stringify(definition));
        needed.add(definition.name.value);
        return `$${definition.name.value}`;
      });
      return `export const ${name} = {...${JSON.stringify(document)},"definitions":[${parts.join(',')}]}${rest}`;
    });
    return [...needed].map((name) => `import $${name} from '${PREFIX}${rooms.get(name)}/${name}';\n`).join('') + body;
  };
  return {
    name: 'shared-fragments',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.graphql')) continue;
        const [room = ''] = file.split(/[\\/]/);
        for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(/^fragment (\w+) on/gm))
          rooms.set(name, room);
      }
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${PREFIX}`)) return `export default ${known.get(id.split('/').at(-1) ?? '')}`;
      return SOURCE.test(id.replaceAll('\\', '/')) ? read(readFileSync(id, 'utf8')) : null;
    },
  };
}
