import { readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { type Plugin, defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { inEarnest } from './scripts/in-earnest.ts';

/** Modules that operators name, each a file of its own below `addons`. */
const addons: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync('addons').map((name) => [`addons/${name}`, `addons/${name}/index.ts`] as const),
);

/**
 * Packages that lie within the gateway's own files, for what they cost as files of their own: with each of its files Node reads
 * the package.json of Drizzle anew, which has 180 kB, and of Ramda all 367 files for the few that a rating needs.
 */
const WITHIN: readonly RegExp[] = [
  /^drizzle-orm($|\/)/,
  /^(openskill|ramda|sort-unwind|@stdlib)($|\/)/,
  /^(type-graphql|graphql-scalars|semver|tslib)($|\/)/,
  /^zod($|\/)/,
];

const packageIn = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** A package that came within must not ask for one that a release does not know of. */
const asksForOwnPackages = (): Plugin => ({
  name: 'asks-for-own-packages',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      for (const name of file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [])
        if (!(name in bundle) && !isBuiltin(name) && !(packageIn(name) in packageJson.dependencies))
          this.error(`${file.fileName} asks for ${name}, which is no dependency of this package`);
  },
});

/** One sign beyond ASCII makes Node keep the whole text of a large file at two bytes a sign, for as long as it runs. */
const inOneByte = (): Plugin => ({
  name: 'in-one-byte',
  generateBundle(_options, bundle) {
    const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escaped);
  },
});

/** The gateway for Node, as a program (`main.js`) and to be started from another one (`start.js`); other packages stay in node_modules. */
export default defineConfig(
  inEarnest({
    publicDir: false,
    ssr: { noExternal: [...WITHIN] },
    plugins: [asksForOwnPackages(), inOneByte()],
    build: {
      ssr: true,
      outDir: 'dist/gateway',
      emptyOutDir: true,
      target: 'node22',
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: { main: 'gateway/main.ts', start: 'gateway/start.ts', ...addons },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  }),
);
