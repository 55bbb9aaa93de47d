import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';
import { inEarnest } from './scripts/in-earnest.ts';

/** The catalogue of interface parts: a build of its own, so that no example reaches the app. */
export default defineConfig(
  inEarnest({
    root: 'web/catalogue',
    base: '/catalogue/',
    publicDir: '../public',
    plugins: [react({ jsxImportSource: '@emotion/react' }), precompress()],
    server: { host: '127.0.0.1', port: 5174, strictPort: true },
    build: {
      outDir: '../../dist/catalogue',
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
    },
  }),
);
