import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import type { Language } from './domain/shared/languages.ts';
import { oldestBrowsers } from './scripts/browsers.ts';
import { fileTable } from './scripts/file-table.ts';
import { firstLoad } from './scripts/first-load.ts';
import { type Graph, packModules } from './scripts/pack-modules.ts';
import { precompress } from './scripts/precompress.ts';
import { leanRouter } from './scripts/lean-router.ts';
import { ownMessages } from './scripts/own-messages.ts';
import { sharedFragments } from './scripts/shared-fragments.ts';
import { inEarnest } from './scripts/in-earnest.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

const LANDING = 'accounts/screens/landing-screen.tsx';
const FRAME = 'app/components/frame.tsx';
const PUBLIC_FRAME = 'app/components/public-frame.tsx';
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

/** A page of players; staff have a faster line and more patience. */
const isPage = (id: string): boolean => /web[\\/](?!admin)\w+[\\/]screens[\\/][\w-]+-screen\.tsx$/.test(id);

let packs: Map<string, string> | null = null;
function packed(id: string, graph: Graph): string | null {
  packs ??= packModules(
    graph,
    ['app/main.tsx', 'app/early.ts'].map((file) => resolve('web', file)),
    isPage,
  );
  return packs.get(id) ?? null;
}

/** Files that are there before any other is asked for: a list of what a screen needs does not name them. */
const THERE = /[\\/](?:early|react|apollo|vendor|index|frame|rolldown-runtime)-[\w-]{8}\.js$/;

/**
 * The app in one language, so that nobody loads the texts of another. In development it is served by Vite, which hands
 * the gateway's paths on to the gateway.
 */
export const appIn = (language: Language) =>
  inEarnest({
    root: 'web',
    define: { 'import.meta.env.VITE_LANGUAGE': JSON.stringify(language) },
    plugins: [
      ownMessages(language),
      react({ jsxImportSource: '@emotion/react' }),
      leanRouter(),
      sharedFragments(),
      firstLoad(language === 'en' ? 0 : 4),
      fileTable(),
      precompress(),
    ],
    resolve: {
      // Its package asks for old browsers unless one says so: classes as functions, with helpers for them.
      conditions: ['es2015', ...defaultClientConditions],
    },
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
        '^/developers($|/)': { target: gateway },
        '^/overlay($|/)': { target: gateway },
        '^/embed($|/)': { target: gateway },
        '^/catalogue($|/)': { target: gateway },
        '^/(api|dev|ledger|live|media|oauth|recordings)/': { target: gateway },
        '^/\\.well-known/': { target: gateway },
        '^/live-ingest$': { target: gateway, ws: true },
        '^/(healthz|readyz)$': { target: gateway },
      },
    },
    build: {
      outDir: language === 'en' ? '../dist/web' : `../dist/web-${language}`,
      emptyOutDir: true,
      target: oldestBrowsers('production'),
      // The content security policy takes fonts from our own files only, not from data: addresses.
      assetsInlineLimit: 0,
      // Above what `vendor` weighs before compression.
      chunkSizeWarningLimit: 600,
      modulePreload: {
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter((file) => !THERE.test(file)),
      },
      rolldownOptions: {
        treeshake: {
          // Emotion imports it for a function that nobody calls.
          moduleSideEffects: [
            { test: /node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
          ],
        },
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
              { debugName: 'parts', name: within('parts', LANDING, PUBLIC_FRAME), minShareCount: 2, priority: 3 },
              { debugName: 'frame', name: within('frame', FRAME), priority: 2.5 },
              { debugName: 'shared', name: packed, priority: 2, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
  });

export default defineConfig(appIn('en'));
