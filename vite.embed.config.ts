import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './scripts/browsers.ts';
import { precompress } from './scripts/precompress.ts';
import { inEarnest } from './scripts/in-earnest.ts';

/** The page that others show in frames on theirs: a build of its own, without the app, its session and its cookies. */
export default defineConfig(
  inEarnest({
    root: 'web/embed',
    base: '/embed/',
    publicDir: false,
    plugins: [react({ jsxImportSource: '@emotion/react' }), precompress()],
    build: { outDir: '../../dist/embed', emptyOutDir: true, target: oldestBrowsers('overlays'), assetsInlineLimit: 0 },
  }),
);
