/** Knows whether `dist` was built from the sources as they are now. Run by itself, it notes that it was. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './prepare.mjs';

const STAMP = join(ROOT, 'dist/built-from.txt');

const isSource = (file) =>
  /^(addons|client|domain|db|gateway|web|scripts)\//.test(file)
    ? !/\.(test|spec)\.tsx?$/.test(file)
    : /^(package-lock\.json|[\w.]+\.ts)$/.test(file);

function sources(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (!entry.isDirectory()) return isSource(path) ? [path] : [];
    return isSource(`${path}/`) ? sources(path) : [];
  });
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of sources('').toSorted()) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

export const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8').trim() === hashOfSources();

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, `${hashOfSources()}\n`);
}
