import { concatBytes } from '@noble/hashes/utils.js';
import { type FullNode, type Hash, HASH_BYTES, type Range, joinNodes, nodeHash, nodesOf } from './tree.ts';

/** Levels of the tree that lie within one tile, and how many hashes a full one is wide (C2SP tlog-tiles). */
const TILE_LEVELS = 8;
export const TILE_WIDTH = 2 ** TILE_LEVELS;

/** Where a tile stands: hashes of full nodes of `TILE_LEVELS * level` levels, from the one of a number on. */
export interface TilePlace {
  readonly level: number;
  readonly number: number;
}

/** A tile as it is asked for: its place, and how many of its hashes, all where it is full. */
export interface TileAddress extends TilePlace {
  readonly width: number;
}

export const keyOfTile = ({ level, number }: TilePlace): string => `${level}/${number}`;

/** How many hashes a tree of a size has at a level of its tiles. */
const widthAt = (level: number, size: number): number => Math.floor(size / TILE_WIDTH ** level);

/** The levels of tiles that a tree of a size has hashes at. */
export function tileLevels(size: number): number[] {
  const levels: number[] = [];
  for (let level = 0; widthAt(level, size) > 0; level++) levels.push(level);
  return levels;
}

/** How many hashes the tile at a place has in a tree of a size; 0 where there is none. */
export const widthOfTile = ({ level, number }: TilePlace, size: number): number =>
  Math.max(0, Math.min(TILE_WIDTH, widthAt(level, size) - number * TILE_WIDTH));

/** The full nodes that make up tiles, by the tile that each goes to the end of. */
export function sortIntoTiles(nodes: readonly (FullNode & { readonly hash: Hash })[]): (TilePlace & {
  readonly hashes: Uint8Array;
})[] {
  const tiles = new Map<string, TilePlace & { readonly hashes: Hash[] }>();
  for (const { level, number, hash } of nodes) {
    if (level % TILE_LEVELS !== 0) continue;
    const place = { level: level / TILE_LEVELS, number: Math.floor(number / TILE_WIDTH) };
    const key = keyOfTile(place);
    const tile = tiles.get(key);
    if (tile) tile.hashes.push(hash);
    else tiles.set(key, { ...place, hashes: [hash] });
  }
  return [...tiles.values()].map(({ hashes, ...place }) => ({ ...place, hashes: concatBytes(...hashes) }));
}

/** The tile whose hashes a full node follows from. */
const tileOfNode = ({ level, number }: FullNode): TilePlace => ({
  level: Math.floor(level / TILE_LEVELS),
  number: Math.floor(number / (TILE_WIDTH / 2 ** (level % TILE_LEVELS))),
});

/** Where the hashes of a full node begin within its tile, and how many there are. */
function partOfTile({ level, number }: FullNode): { readonly from: number; readonly count: number } {
  const count = 2 ** (level % TILE_LEVELS);
  return { from: (number % (TILE_WIDTH / count)) * count, count };
}

function hashInTile(hashes: Uint8Array, node: FullNode): Hash {
  const { from, count } = partOfTile(node);
  let row: Hash[] = Array.from({ length: count }, (_, n) =>
    hashes.subarray((from + n) * HASH_BYTES, (from + n + 1) * HASH_BYTES),
  );
  if (row.at(-1)?.length !== HASH_BYTES) throw new Error(`tile ${keyOfTile(tileOfNode(node))} is cut short`);
  while (row.length > 1)
    row = Array.from({ length: row.length / 2 }, (_, n) =>
      nodeHash(row[2 * n] ?? new Uint8Array(), row[2 * n + 1] ?? new Uint8Array()),
    );
  return row[0] ?? new Uint8Array();
}

/** The tiles that the hashes of ranges follow from, each once. */
export function tilesOf(ranges: readonly Range[]): TilePlace[] {
  const places = ranges.flatMap((range) => nodesOf(range).map(tileOfNode));
  return [...new Map(places.map((place) => [keyOfTile(place), place])).values()];
}

/**
 * The hashes of ranges, out of the tiles that `tilesOf` names.
 * @throws Error where a tile is missing or cut short
 */
export const hashRanges = (ranges: readonly Range[], tiles: ReadonlyMap<string, Uint8Array>): Hash[] =>
  ranges.map((range) =>
    joinNodes(
      nodesOf(range).map((node) => {
        const key = keyOfTile(tileOfNode(node));
        const hashes = tiles.get(key);
        if (!hashes) throw new Error(`tile ${key} is missing`);
        return hashInTile(hashes, node);
      }),
    ),
  );

/** An index as the path of a tile has it: `x001/x234/067`. */
function pathOfNumber(number: number): string {
  const digits = String(number);
  const parts = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  return parts.map((part, n) => (n < parts.length - 1 ? `x${part}` : part)).join('/');
}

const partial = (width: number): string => (width === TILE_WIDTH ? '' : `.p/${width}`);

/** Below the address of the log. */
export const pathOfTile = ({ level, number, width }: TileAddress): string =>
  `tile/${level}/${pathOfNumber(number)}${partial(width)}`;
export const pathOfEntries = ({ number, width }: Omit<TileAddress, 'level'>): string =>
  `tile/entries/${pathOfNumber(number)}${partial(width)}`;

const PATH = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d{1,3}))?$/;

/** What a path below the address of the log asks for; null where none is written so, or the tile would be none of 2**53. */
export function readTilePath(path: string): (TileAddress & { readonly isEntries: boolean }) | null {
  const [, kind = '', digits = '', wide] = PATH.exec(path) ?? [];
  const isEntries = kind === 'entries';
  const address = {
    level: isEntries ? 0 : Number(kind),
    number: Number(digits.replaceAll(/[x/]/g, '')),
    width: wide === undefined ? TILE_WIDTH : Number(wide),
  };
  const isSafe = Number.isSafeInteger(address.number) && address.level <= 63 && address.width <= TILE_WIDTH;
  // One address each: no zeroes in front, no partial tile as wide as a full one.
  const written = isEntries ? pathOfEntries(address) : pathOfTile(address);
  return isSafe && address.width > 0 && written === path ? { ...address, isEntries } : null;
}

/** Entries as they are served: each behind its length in two bytes, the larger first. */
export function bundleOf(entries: readonly Uint8Array[]): Uint8Array {
  return concatBytes(
    ...entries.flatMap((entry) => {
      if (entry.length > 0xff_ff) throw new RangeError('an entry is longer than a bundle can say');
      return [Uint8Array.of(entry.length >> 8, entry.length & 0xff), entry];
    }),
  );
}
