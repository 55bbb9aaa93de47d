import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Film } from '../../../domain/video/films.ts';

/** Found from the sources as well as from the built gateway. */
export function readFilm(film: Film): Uint8Array {
  const name = join('gateway', 'video', 'films', `${film}.flv`);
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, name))) return new Uint8Array(readFileSync(join(folder, name)));
  throw new Error(`${name} is missing`);
}
