import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoad } from './scripts/first-load.ts';
import { precompress } from './scripts/precompress.ts';
import { inEarnest } from './scripts/in-earnest.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

const LANDING = 'accounts/screens/landing-screen.tsx';
const SIGN_IN = 'security/screens/sign-in-screen.tsx';
const FRAME = 'app/components/frame.tsx';
/** What lies over a page waits until the page is there. */
const OVERLAYS = [
  'ui/dialog-panel.tsx',
  'ui/popover-panel.tsx',
  'ui/toast-place.tsx',
  'ui/tooltip-bubble.tsx',
  'app/components/drawer.tsx',
] as const;
/** Most screens have them; they share small packages with what lies over a page. */
const BASICS = ['ui/tabs.tsx', 'ui/progress.tsx', 'ui/stat-card.tsx'] as const;
const MENU = 'ui/dropdown-menu.tsx';

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Names the file of whatever one of these modules of `web` needs at once. */
function within(name: string, ...roots: readonly string[]): (id: string, graph: Graph) => string | null {
  let needed: Set<string> | null = null;
  return (id, graph) => {
    needed ??= closureOf(roots, graph);
    return needed.has(id) ? name : null;
  };
}

/** Packages come along with what uses them: many name all of theirs in one file. */
function closureOf(roots: readonly string[], graph: Graph): Set<string> {
  const closure = new Set(roots.map((root) => resolve('web', root)));
  for (const id of closure)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!imported.includes('node_modules')) closure.add(imported);
  return closure;
}

/** The app. In development it is served by Vite, which hands the gateway's paths on to the gateway. */
export default defineConfig(
  inEarnest({
    root: 'web',
    plugins: [react({ jsxImportSource: '@emotion/react' }), firstLoad(), precompress()],
    // Else Vite would also crawl the pages of the other builds.
    optimizeDeps: { entries: ['index.html'] },
    server: {
      host: '127.0.0.1',
      port: 5173,
      strictPort: true,
      proxy: {
        '^/graphql($|\\?)': { target: gateway, ws: true },
        // Objects: a plain address would also replace the host, and a write is then taken for another site's.
        '^/graphiql($|/)': { target: gateway },
        '^/overlay($|/)': { target: gateway },
        '^/embed($|/)': { target: gateway },
        '^/catalogue($|/)': { target: gateway },
        '^/(api|dev|live|media|oauth|recordings)/': { target: gateway },
        '^/\\.well-known/': { target: gateway },
        '^/live-ingest$': { target: gateway, ws: true },
        '^/(healthz|readyz)$': { target: gateway },
      },
    },
    build: {
      outDir: '../dist/web',
      emptyOutDir: true,
      target: 'es2022',
      // The content security policy takes fonts from our own files only, not from data: addresses.
      assetsInlineLimit: 0,
      // Above what `vendor` weighs before compression.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        output: {
          // Few files: a browser asks a server for six at a time, and each round costs a phone a tenth of a second.
          codeSplitting: {
            groups: [
              { name: 'early', test: /web[\\/]app[\\/]early\.ts$/, priority: 6 },
              // Packages of the first load: in one file they compress better, and outlive a release in the browser's cache.
              {
                name: 'react',
                test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                tags: ['$initial'],
                priority: 6,
              },
              {
                name: 'apollo',
                test: /node_modules[\\/](?:@apollo|graphql|rxjs|optimism|@wry)[\\/]/,
                tags: ['$initial'],
                priority: 6,
              },
              { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 5 },
              { name: 'ground', tags: ['$initial'], priority: 4 },
              { debugName: 'parts', name: within('parts', LANDING), minShareCount: 2, priority: 3 },
              { name: 'actions', test: /web[\\/](?:data|session)[\\/]/, minShareCount: 2, priority: 2.5 },
              { debugName: 'entrance', name: within('entrance', SIGN_IN), minShareCount: 2, priority: 2 },
              { debugName: 'frame', name: within('frame', FRAME), priority: 2 },
              { debugName: 'basics', name: within('basics', ...BASICS), priority: 1.8 },
              { debugName: 'overlays', name: within('overlays', ...OVERLAYS), priority: 1.5 },
              { debugName: 'menu', name: within('menu', MENU), priority: 1.5 },
              { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 1.5 },
              // The many small parts that three or more screens share.
              {
                name: 'common',
                test: /web[\\/](?:ui|address|data|format|forms|live|parts|session)[\\/]/,
                minShareCount: 3,
                priority: 1,
              },
            ],
          },
        },
      },
    },
  }),
);
