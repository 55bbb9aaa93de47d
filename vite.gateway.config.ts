import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { inEarnest } from './scripts/in-earnest.ts';

/** Modules that operators name, each a file of its own below `addons`. */
const addons: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync('addons').map((name) => [`addons/${name}`, `addons/${name}/index.ts`] as const),
);

/** The gateway for Node, as a program (`main.js`) and to be started from another one (`start.js`); packages stay in node_modules. */
export default defineConfig(
  inEarnest({
    publicDir: false,
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
