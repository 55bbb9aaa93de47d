import type { Bytes } from './bytes.ts';
import type { Fault } from './faults.ts';
import { HASH_LENGTH, type Hash, hashNode } from './hash.ts';
import { splitOf } from './tree.ts';

/** https://c2sp.org/tlog-tiles */

/** What stands at a path below the address of a log; null where it does not answer. */
export type Source = (path: string) => Promise<Bytes | null>;

/** A tree that is read out of tiles stops here: the tiles do not carry it. */
export class TileFault extends Error {
  readonly fault: Fault;
  constructor(fault: Fault, path: string) {
    super(`${fault}: ${path}`);
    this.fault = fault;
  }
}

export const WIDTH = 256;
const LEVELS = 8;

/** `1234067` is `x001/x234/067`. */
function numberPath(number: number): string {
  const last = String(number % 1000).padStart(3, '0');
  let path = last;
  for (let rest = Math.floor(number / 1000); rest > 0; rest = Math.floor(rest / 1000))
    path = `x${String(rest % 1000).padStart(3, '0')}/${path}`;
  return path;
}

const tilePath = (level: number | 'entries', number: number, width: number): string =>
  `tile/${level}/${numberPath(number)}${width < WIDTH ? `.p/${width}` : ''}`;

/** A tile, or its beginning out of the full one where the log no longer has the partial one. */
async function readWide(
  source: Source,
  level: number | 'entries',
  number: number,
  width: number,
): Promise<{ readonly bytes: Bytes; readonly path: string; readonly isCut: boolean }> {
  const path = tilePath(level, number, width);
  const bytes = await source(path);
  if (bytes) return { bytes, path, isCut: false };
  const full = width < WIDTH ? await source(tilePath(level, number, WIDTH)) : null;
  if (!full) throw new TileFault('silent', path);
  return { bytes: full, path, isCut: true };
}

/** The hashes of a tile, so many as are asked for. */
export async function readTile(source: Source, level: number, number: number, width: number): Promise<Hash[]> {
  const { bytes, path, isCut } = await readWide(source, level, number, width);
  if (bytes.length !== (isCut ? WIDTH : width) * HASH_LENGTH) throw new TileFault('short-tile', path);
  return Array.from({ length: width }, (_, n) => bytes.slice(n * HASH_LENGTH, (n + 1) * HASH_LENGTH));
}

/** The leaves of a tile at level 0. */
export async function readEntries(source: Source, number: number, width: number): Promise<Bytes[]> {
  const { bytes, path, isCut } = await readWide(source, 'entries', number, width);
  const entries: Bytes[] = [];
  let at = 0;
  while (at < bytes.length && !(isCut && entries.length === width)) {
    const length = (bytes[at] ?? 0) * 0x1_00 + (bytes[at + 1] ?? 0);
    const entry = bytes.slice(at + 2, at + 2 + length);
    if (at + 2 > bytes.length || entry.length < length) throw new TileFault('wrong-entries', path);
    entries.push(entry);
    at += 2 + length;
  }
  if (entries.length !== width) throw new TileFault('wrong-entries', path);
  return entries;
}

/** A tree of a size, read out of tiles. What it says is worth nothing before it is held to a signed root. */
export class TileTree {
  readonly #source: Source;
  readonly #size: number;
  readonly #tiles = new Map<string, Promise<Hash[]>>();

  constructor(source: Source, size: number) {
    this.#source = source;
    this.#size = size;
  }

  #tile(level: number, number: number): Promise<Hash[]> {
    const width = Math.min(WIDTH, Math.floor(this.#size / WIDTH ** level) - number * WIDTH);
    const key = `${level}/${number}`;
    const tile = this.#tiles.get(key) ?? readTile(this.#source, level, number, width);
    this.#tiles.set(key, tile);
    return tile;
  }

  /** The root over the full node of 2**height leaves. */
  async #node(height: number, number: number): Promise<Hash> {
    if (height % LEVELS > 0)
      return hashNode(await this.#node(height - 1, number * 2), await this.#node(height - 1, number * 2 + 1));
    const tile = await this.#tile(height / LEVELS, Math.floor(number / WIDTH));
    const hash = tile[number % WIDTH];
    if (!hash) throw new TileFault('short-tile', tilePath(height / LEVELS, number, WIDTH));
    return hash;
  }

  async #range(from: number, until: number): Promise<Hash> {
    const count = until - from;
    const height = Math.round(Math.log2(count));
    if (2 ** height === count) return this.#node(height, from / count);
    const middle = from + splitOf(count);
    return hashNode(await this.#range(from, middle), await this.#range(middle, until));
  }

  /** Section 2.1.2 of RFC 6962: what proves that the first `before` leaves begin this tree. */
  async proveConsistency(before: number): Promise<Hash[]> {
    return before === 0 ? [] : this.#prove(before, 0, this.#size, true);
  }

  async #prove(before: number, from: number, until: number, isKnown: boolean): Promise<Hash[]> {
    if (before === until - from) return isKnown ? [] : [await this.#range(from, until)];
    const split = splitOf(until - from);
    const middle = from + split;
    return before <= split
      ? [...(await this.#prove(before, from, middle, isKnown)), await this.#range(middle, until)]
      : [...(await this.#prove(before - split, middle, until, false)), await this.#range(from, middle)];
  }
}
