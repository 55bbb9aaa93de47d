import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanRouter } from './scripts/lean-router.ts';
import { inEarnest } from './scripts/in-earnest.ts';

/**
 * The gallery of screens, for tests alone: no part of what is built and released. In one file, so that a screen is there
 * as soon as it is asked for.
 */
export default defineConfig(
  inEarnest({
    root: 'web/gallery',
    publicDir: '../public',
    define: { 'import.meta.env.VITE_LANGUAGE': '"en"' },
    plugins: [react({ jsxImportSource: '@emotion/react' }), leanRouter()],
    build: {
      outDir: '../../.cache/gallery',
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      minify: false,
      chunkSizeWarningLimit: 20_000,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  }),
);
