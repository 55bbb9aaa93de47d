import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naivePath, naiveProof, naiveRoot } from '../../../tests/support/naive-log.ts';
import {
  TILE_WIDTH,
  bundleOf,
  hashRanges,
  keyOfTile,
  pathOfEntries,
  pathOfTile,
  readTilePath,
  sortIntoTiles,
  tileLevels,
  tilesOf,
  widthOfTile,
} from './tiles.ts';
import { HASH_BYTES, type Hash, NO_EDGE, consistencyRanges, growEdge, inclusionRanges, leafHash } from './tree.ts';

const COUNT = 70_000;
const leaves = Array.from({ length: COUNT }, (_, n) => leafHash(utf8ToBytes(String(n))));
const hex = (hashes: readonly Hash[]): string[] => hashes.map((hash) => bytesToHex(hash));

/** All tiles of a tree of the first leaves, which come in batches. */
function tilesAfter(size: number, batch: number): Map<string, Uint8Array> {
  const tiles = new Map<string, Uint8Array>();
  let edge = NO_EDGE;
  while (edge.size < size) {
    const grown = growEdge(edge, leaves.slice(edge.size, Math.min(size, edge.size + batch)));
    ({ edge } = grown);
    for (const { hashes, ...place } of sortIntoTiles(grown.nodes)) {
      const key = keyOfTile(place);
      tiles.set(key, concatBytes(tiles.get(key) ?? new Uint8Array(), hashes));
    }
  }
  return tiles;
}
const tiles = tilesAfter(COUNT, 999);

describe('tiles', () => {
  it('are those that the specification counts for 70,000 leaves', () => {
    expect(tileLevels(COUNT)).toEqual([0, 1, 2]);
    const wide = (level: number, number: number) => (tiles.get(keyOfTile({ level, number }))?.length ?? 0) / HASH_BYTES;
    expect([wide(0, 272), wide(0, 273), wide(1, 0), wide(1, 1), wide(2, 0)]).toEqual([256, 112, 256, 17, 1]);
    expect(tiles.size).toBe(274 + 2 + 1);
    for (const [key, hashes] of tiles) {
      const [level = 0, number = 0] = key.split('/').map(Number);
      expect(widthOfTile({ level, number }, COUNT)).toBe(hashes.length / HASH_BYTES);
    }
    expect(widthOfTile({ level: 0, number: 274 }, COUNT)).toBe(0);
    expect(widthOfTile({ level: 1, number: 0 }, 255)).toBe(0);
    expect([widthOfTile({ level: 0, number: 0 }, 256), widthOfTile({ level: 1, number: 0 }, 256)]).toEqual([256, 1]);
  });

  it('are the same whatever leaves come at once', () => {
    const ones = tilesAfter(600, 1);
    const many = tilesAfter(600, 600);
    expect([...ones.keys()].toSorted()).toEqual([...many.keys()].toSorted());
    for (const [key, hashes] of ones) expect(hex([hashes])).toEqual(hex([many.get(key) ?? hashes.slice(1)]));
  });

  it('give the proofs that the leaves give, of few tiles, by those of a tree that has grown since', () => {
    const sizes = fc.integer({ min: 1, max: 1_500 });
    fc.assert(
      fc.property(sizes, sizes, (one, other) => {
        const [before, size] = [Math.min(one, other), Math.max(one, other)];
        const some = leaves.slice(0, size);
        const ranges = [inclusionRanges(before - 1, size), consistencyRanges(before, size), [[0, before] as const]];
        expect(tilesOf(ranges.flat()).length).toBeLessThanOrEqual(9);
        const [path = [], proof = [], [root] = []] = ranges.map((each) => hashRanges(each, tiles));
        expect(hex(path)).toEqual(hex(naivePath(before - 1, some)));
        expect(hex(proof)).toEqual(hex(naiveProof(before, some)));
        expect(hex([root as Hash])).toEqual(hex([naiveRoot(leaves.slice(0, before))]));
      }),
      { numRuns: 30, examples: [[65_537, COUNT]] },
    );
  });

  it('prove nothing where one is missing or cut short', () => {
    const ranges = inclusionRanges(5, 300);
    const [first] = tilesOf(ranges);
    const key = keyOfTile(first ?? { level: 0, number: 0 });
    expect(() => hashRanges(ranges, new Map([...tiles].filter(([one]) => one !== key)))).toThrow('missing');
    const cut = new Map(tiles).set(key, tiles.get(key)?.subarray(0, 255 * HASH_BYTES - 1) ?? new Uint8Array());
    expect(() => hashRanges(ranges, cut)).toThrow('cut short');
  });
});

describe('paths of tiles', () => {
  it('are written as the specification writes them', () => {
    expect(pathOfTile({ level: 0, number: 1_234_067, width: TILE_WIDTH })).toBe('tile/0/x001/x234/067');
    expect(pathOfTile({ level: 2, number: 0, width: 1 })).toBe('tile/2/000.p/1');
    expect(pathOfEntries({ number: 273, width: 112 })).toBe('tile/entries/273.p/112');
  });

  it('are read as they are written', () => {
    const address = fc.record({
      level: fc.nat(63),
      number: fc.maxSafeNat(),
      width: fc.integer({ min: 1, max: TILE_WIDTH }),
    });
    fc.assert(
      fc.property(address, (one) => {
        expect(readTilePath(pathOfTile(one))).toEqual({ ...one, isEntries: false });
        expect(readTilePath(pathOfEntries(one))).toEqual({ ...one, level: 0, isEntries: true });
      }),
    );
  });

  it.each([
    'tile/64/000',
    'tile/00/000',
    'tile/0/0',
    'tile/0/0000',
    'tile/0/x000/000',
    'tile/0/001/000',
    'tile/0/x001/000/',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/0/000.p/01',
    'tile/0/000.p/',
    'tile/0/-01',
    'tile/data/000',
    'tile/8/0/000',
    'tile/0/x009/x007/x199/x254/x740/992',
    '../tile/0/000',
    'tile/0/000\n',
    '',
  ])('are read in no other writing, nor beyond 2**53: %j', (path) => {
    expect(readTilePath(path)).toBeNull();
  });
});

describe('bundles of entries', () => {
  it('have the length of each before it', () => {
    expect(bytesToHex(bundleOf([utf8ToBytes('ab'), new Uint8Array(), new Uint8Array(258)]))).toBe(
      `0002616200000102${'00'.repeat(258)}`,
    );
    expect(bundleOf([])).toEqual(new Uint8Array());
    expect(() => bundleOf([new Uint8Array(65_536)])).toThrow(RangeError);
  });
});
