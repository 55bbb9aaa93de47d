import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(css|html|js|json|svg|ttf|webmanifest)$/;
/** Below this a compressed answer saves no packet. */
const SMALLEST_BYTES = 1024;
/** Brotli's best takes eight times as long for the last twentieth: too long for the editor of the explorer. */
const qualityFor = (bytes: number): number => (bytes < 1_000_000 ? 11 : 9);

/** Puts a `.br` and a `.gz` beside every file of a build, so that the gateway compresses nothing while it answers. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name);
        if (!COMPRESSIBLE.test(name) || statSync(file).size < SMALLEST_BYTES) continue;
        const bytes = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(bytes.length) } }),
        );
      }
    },
  };
}
