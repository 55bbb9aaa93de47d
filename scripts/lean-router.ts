import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve('node_modules/react-router/dist/production');

/** Without what nobody can ask for here: what stands in the router's file, and what stands there instead. */
const LEAN: readonly (readonly [RegExp, string])[] = [
  [/^\w+\.displayName = ".*";$/gm, ''],
  [/\b(?:init|opts\?)\.instrumentations\b/g, 'undefined'],
  [/ \|\| parseHydrationData\(\)/g, ''],
  [/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1'],
  // A server of its own knows what a link would fetch ahead: three hooks and two effects for every link.
  [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, ''],
  [/\.\.\.prefetchHandlers,\s*(href: \(isSpaLink)/, '$1'],
  [/mergeRefs\(forwardedRef, prefetchRef\)/, 'forwardedRef'],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'],
  // Errors of server components.
  [/if \(this\.context && typeof error/, 'if (false && typeof error'],
  [/if \(this\.context\) \{/, 'if (false) {'],
  // A script that a server's page scrolls with.
  [
    /if \(!remixContext \|\| remixContext\.isSpaMode\) \{\s*return null;\s*\}\s*let restoreScroll[^]*?\n\}\n/,
    'return null;\n}\n',
  ],
];

/**
 * The router's package names its files for development alone, whatever is built. And it gives its components names, by
 * which forms, links that know when they are present and what belongs to pages from a server seem to be used: without
 * names the build leaves out those that nobody imports. Nor are there pages from a server to go on with, nor anybody who
 * measures the router, nor links that fetch ahead.
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
  transform: (code, id) => {
    if (!id.startsWith(FOLDER) || !code.includes('function createRouter(')) return null;
    const lean = LEAN.reduce((text, [from, to]) => {
      const less = text.replace(from, to);
      if (less === text) throw new Error(`The router has no ${from.source} any more`);
      return less;
    }, code);
    return { code: lean, map: null };
  },
});
