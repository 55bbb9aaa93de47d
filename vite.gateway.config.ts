import { defineConfig } from 'vite';

/** The gateway as one file for Node; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'gateway/main.ts',
    outDir: 'dist/gateway',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
  },
});
