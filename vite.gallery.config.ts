import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanRouter } from './scripts/lean-router.ts';
import { pseudoMessages } from './scripts/pseudo-messages.ts';
import { inEarnest } from './scripts/in-earnest.ts';

const isPseudo = process.env['GALLERY_LANGUAGE'] === 'pseudo';

/**
 * The gallery of screens, for tests alone: no part of what is built and released. In one file, so that a screen is there
 * as soon as it is asked for. With GALLERY_LANGUAGE=pseudo it speaks a language that nobody does.
 */
export default defineConfig(
  inEarnest({
    root: 'web/gallery',
    publicDir: '../public',
    // What an English build says as it was answered is said by the catalogs in all others.
    define: { 'import.meta.env.VITE_LANGUAGE': isPseudo ? '"pseudo"' : '"en"' },
    plugins: [...(isPseudo ? [pseudoMessages()] : []), react({ jsxImportSource: '@emotion/react' }), leanRouter()],
    build: {
      outDir: isPseudo ? '../../.cache/gallery-pseudo' : '../../.cache/gallery',
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      minify: false,
      chunkSizeWarningLimit: 20_000,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  }),
);
