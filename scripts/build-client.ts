/** `npm run build:client` builds what `npm pack ./client` packs: compiled modules with their types, and the licence. */
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './prepare.mjs';
import { ROOT } from './source-files.ts';

const SOURCE = join(ROOT, 'client');

/** Makes the package in a folder. @throws where it does not compile */
export function buildClient(folder: string): void {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (!run(`tsc -p client --outDir "${dist}"`)) throw new Error('the client does not compile');
  // The compiler leaves imports between types as they are in the sources, which are not packed.
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.d.ts'),
  )) {
    const types = readFileSync(join(dist, file), 'utf8');
    writeFileSync(join(dist, file), types.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"));
  }
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  if (folder === SOURCE) return;
  for (const file of ['package.json', 'README.md']) copyFileSync(join(SOURCE, file), join(folder, file));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildClient(SOURCE);
