import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = join('docs', 'developers');

/** A file of the developers' pages; found from the sources as well as from the built gateway. */
export function readDocument(name: string): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, FOLDER, name))) return readFileSync(join(folder, FOLDER, name), 'utf8');
  throw new Error(`${join(FOLDER, name)} is missing`);
}
