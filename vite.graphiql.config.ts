import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';
import { inEarnest } from './scripts/in-earnest.ts';

/** Its stylesheet carries fonts as data: addresses, which the gateway's content security policy refuses: make files. */
const fontFiles: Plugin = {
  name: 'font-files',
  generateBundle(_options, bundle) {
    for (const style of Object.values(bundle)) {
      if (style.type !== 'asset' || !style.fileName.endsWith('.css')) continue;
      style.source = String(style.source).replaceAll(
        /url\((["']?)data:font\/(\w+);(?:charset=[\w-]+;)?base64,([^)"']+)\1\)/g,
        (_url, _quote, type: string, base64: string) => {
          const font = this.emitFile({ type: 'asset', name: `font.${type}`, source: Buffer.from(base64, 'base64') });
          return `url(/graphiql/${this.getFileName(font)})`;
        },
      );
    }
  },
};

/** The API explorer: a build of its own, since its editor weighs several times the app. */
export default defineConfig(
  inEarnest({
    root: 'web/graphiql',
    base: '/graphiql/',
    publicDir: false,
    plugins: [react(), fontFiles, precompress()],
    build: {
      outDir: '../../dist/graphiql',
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  }),
);
