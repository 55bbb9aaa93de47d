import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './scripts/browsers.ts';
import { precompress } from './scripts/precompress.ts';
import { inEarnest } from './scripts/in-earnest.ts';

/** The page of the overlays: a build of its own, since nothing of the app is needed within a stream. */
export default defineConfig(
  inEarnest({
    root: 'web/creators/overlay',
    base: '/overlay/',
    publicDir: false,
    plugins: [react({ jsxImportSource: '@emotion/react' }), precompress()],
    build: {
      outDir: '../../../dist/overlay',
      emptyOutDir: true,
      target: oldestBrowsers('overlays'),
      assetsInlineLimit: 0,
    },
  }),
);
