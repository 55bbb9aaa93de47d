import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve('node_modules/react-router/dist/production');

/**
 * The router's package names its files for development alone, whatever is built. And it gives its components names, by
 * which forms, links that know when they are present and what belongs to pages from a server seem to be used: without
 * names the build leaves out those that nobody imports. Nor are there pages from a server to go on with, nor anybody who
 * measures the router.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: Object.entries({ 'react-router': 'index', 'react-router/dom': 'dom-export' }).map(([name, file]) => ({
        find: new RegExp(`^${name}$`),
        replacement: resolve(FOLDER, `${file}.mjs`),
      })),
    },
  }),
  transform: (code, id) =>
    id.startsWith(FOLDER)
      ? {
          code: code
            .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
            .replaceAll(/\b(?:init|opts\?)\.instrumentations\b/g, 'undefined')
            .replaceAll(' || parseHydrationData()', '')
            .replaceAll(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1'),
          map: null,
        }
      : null,
});
