import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

/** The app. In development it is served by Vite, which hands the gateway's paths on to the gateway. */
export default defineConfig({
  root: 'web',
  plugins: [react({ jsxImportSource: '@emotion/react' }), precompress()],
  // Else Vite would also crawl the pages of the other builds.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: {
      '^/graphql($|\\?)': { target: gateway, ws: true },
      '^/graphiql($|/)': gateway,
      '^/catalogue($|/)': gateway,
      '^/(api|dev)/': gateway,
      '^/(healthz|readyz)$': gateway,
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
        // Packages of the first load in one file: it compresses better, and outlives a release in the browser's cache.
        codeSplitting: { groups: [{ name: 'vendor', test: /node_modules/, tags: ['$initial'] }] },
      },
    },
  },
});
