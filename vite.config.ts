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
/** Who plays whom, for what, and what it looks like. */
const CONTEST = ['ui/contest-row.tsx', 'ui/versus-stage.tsx', 'ui/cover.tsx'] as const;
/** Figures that are looked at. */
const CHART = ['ui/line-chart.tsx', 'parts/figure-table.tsx'] as const;
const SCROLL = 'ui/scroll-area.tsx';
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

/** Shared parts of screens, that lie in few files. */
const SHARED = /web[\\/](?:ui|address|data|format|forms|live|parts|session)[\\/]/;

/** Names the file of shared parts that need none of these modules and packages: most pages wait for nothing else. */
function apartFrom(name: string, ...ends: readonly string[]): (id: string, graph: Graph) => string | null {
  const known = new Map<string, boolean>();
  const leads = (id: string, graph: Graph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false); // a circle leads nowhere by itself
    const does =
      ends.some((end) => id.includes(end)) ||
      (!id.includes('node_modules') && (graph.getModuleInfo(id)?.importedIds ?? []).some((next) => leads(next, graph)));
    known.set(id, does);
    return does;
  };
  return (id, graph) => (SHARED.test(id) && !leads(id, graph) ? name : null);
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
              // In a file of what lies over a page, the cross that closes things would bring all of that along.
              { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 3, priority: 1.7 },
              { debugName: 'overlays', name: within('overlays', ...OVERLAYS), priority: 1.5 },
              { debugName: 'menu', name: within('menu', MENU), priority: 1.5 },
              { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 1.5 },
              // The many small parts that three or more screens share.
              { debugName: 'contest', name: within('contest', ...CONTEST), minShareCount: 2, priority: 1.4 },
              { debugName: 'chart', name: within('chart', ...CHART), minShareCount: 2, priority: 1.3 },
              { debugName: 'scroll', name: within('scroll', SCROLL), priority: 1.3 },
              {
                debugName: 'common',
                name: apartFrom('common', ...OVERLAYS.map((file) => resolve('web', file)), '/zod/'),
                minShareCount: 3,
                priority: 1.2,
              },
              { name: 'dialogs', test: SHARED, minShareCount: 3, priority: 1 },
            ],
          },
        },
      },
    },
  }),
);
