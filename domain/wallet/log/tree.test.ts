import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naivePath, naiveProof, naiveRoot } from '../../../tests/support/naive-log.ts';
import {
  EMPTY_ROOT,
  type Hash,
  NO_EDGE,
  consistencyRanges,
  growEdge,
  inclusionRanges,
  isConsistent,
  isIncluded,
  joinNodes,
  leafHash,
  nodeHash,
  nodesOf,
  rootOfEdge,
} from './tree.ts';

/** The leaves and roots that logs of certificates are tested with. */
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const known = LEAVES.map((leaf) => leafHash(hexToBytes(leaf)));

const leavesOf = (count: number, of = 'leaf'): Hash[] =>
  Array.from({ length: count }, (_, n) => leafHash(utf8ToBytes(`${of} ${n}`)));
const all = leavesOf(200);
const hex = (hashes: readonly Hash[]): string[] => hashes.map((hash) => bytesToHex(hash));

/** Out of the leaves themselves, by the full nodes of ranges. */
const hashesOf = (ranges: ReturnType<typeof inclusionRanges>, leaves: readonly Hash[]): Hash[] =>
  ranges.map((range) =>
    joinNodes(
      nodesOf(range).map(({ level, number }) =>
        naiveRoot(leaves.slice(number * 2 ** level, (number + 1) * 2 ** level)),
      ),
    ),
  );
const treeOf = (leaves: readonly Hash[]) => ({ size: leaves.length, root: naiveRoot(leaves) });
const sized = fc.integer({ min: 1, max: all.length }).chain((size) => fc.tuple(fc.constant(size), fc.nat(size - 1)));

describe('the root', () => {
  it('is that of RFC 6962 over the leaves that logs of certificates are tested with', () => {
    for (const [size, root] of ROOTS.entries())
      expect(bytesToHex(rootOfEdge(growEdge(NO_EDGE, known.slice(0, size)).edge))).toBe(root);
    expect(bytesToHex(EMPTY_ROOT)).toBe(ROOTS[0]);
  });

  it('is the same however many leaves come at once, with as many nodes at the edge as the size has ones', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 5 }), (batches) => {
        let edge = NO_EDGE;
        for (const count of batches) {
          ({ edge } = growEdge(edge, all.slice(edge.size, edge.size + count)));
          expect(edge.hashes.length).toBe(edge.size.toString(2).replaceAll('0', '').length);
          expect(hex([rootOfEdge(edge)])).toEqual(hex([naiveRoot(all.slice(0, edge.size))]));
        }
      }),
    );
  });

  it('costs less than one node a leaf, and names each full node once with its hash', () => {
    const { nodes } = growEdge(NO_EDGE, all);
    expect(nodes.length).toBeLessThan(2 * all.length);
    expect(new Set(nodes.map(({ level, number }) => `${level}/${number}`)).size).toBe(nodes.length);
    for (const { level, number, hash } of nodes)
      expect(hex([hash])).toEqual(hex([naiveRoot(all.slice(number * 2 ** level, (number + 1) * 2 ** level))]));
  });

  it('is not made of an edge that lacks a node', () => {
    expect(() => growEdge({ size: 1, hashes: [] }, all.slice(0, 1))).toThrow('too few nodes');
  });
});

describe('a proof of inclusion', () => {
  const [a, b, c, d, e, f, g] = leavesOf(7) as [Hash, Hash, Hash, Hash, Hash, Hash, Hash];
  const [h, i, j] = [nodeHash(a, b), nodeHash(c, d), nodeHash(e, f)];
  const [k, l] = [nodeHash(h, i), nodeHash(j, g)];
  const seven = [a, b, c, d, e, f, g];

  it('is made of what the example of RFC 6962 names', () => {
    const pathOf = (index: number) => hex(hashesOf(inclusionRanges(index, 7), seven));
    expect(pathOf(0)).toEqual(hex([b, i, l]));
    expect(pathOf(3)).toEqual(hex([c, h, l]));
    expect(pathOf(4)).toEqual(hex([f, g, k]));
    expect(pathOf(6)).toEqual(hex([j, k]));
  });

  it('holds for every leaf of every tree, and is the one that the definition gives', () => {
    fc.assert(
      fc.property(sized, ([size, index]) => {
        const leaves = all.slice(0, size);
        const path = hashesOf(inclusionRanges(index, size), leaves);
        expect(hex(path)).toEqual(hex(naivePath(index, leaves)));
        expect(isIncluded(leaves[index] as Hash, index, size, naiveRoot(leaves), path)).toBe(true);
      }),
    );
  });

  it('fails for another leaf, another index, another tree, and one hash changed, too few or too many', () => {
    fc.assert(
      fc.property(sized, fc.nat(), ([size, index], n) => {
        const leaves = all.slice(0, size);
        const root = naiveRoot(leaves);
        const leaf = leaves[index] as Hash;
        const path = naivePath(index, leaves);
        const other = leafHash(utf8ToBytes('other'));
        expect(isIncluded(other, index, size, root, path)).toBe(false);
        expect(isIncluded(leaf, index, size, naiveRoot(leavesOf(size, 'of another tree')), path)).toBe(false);
        expect(isIncluded(leaf, index, size, root, [...path, other])).toBe(false);
        for (const at of [index - 1, index + 1, size, index + 0.5, Number.NaN, 2 ** 53])
          expect(isIncluded(leaf, at, size, root, path)).toBe(false);
        for (const at of [0, index, 2 ** 53, Number.NaN]) expect(isIncluded(leaf, index, at, root, path)).toBe(false);
        if (path.length === 0) return;
        const place = n % path.length;
        expect(isIncluded(leaf, index, size, root, path.with(place, other))).toBe(false);
        expect(isIncluded(leaf, index, size, root, path.toSpliced(place, 1))).toBe(false);
      }),
    );
  });

  it('takes no node for a leaf, though the bytes of a leaf are those of its two sides', () => {
    const forged = new Uint8Array([...a, ...b]);
    expect(isIncluded(leafHash(forged), 0, 4, naiveRoot(seven), [i, l])).toBe(false);
    expect(hex([leafHash(forged)])).not.toEqual(hex([h]));
  });

  it('is not made for a leaf that is not there', () => {
    for (const index of [-1, 7, Number.NaN]) expect(() => inclusionRanges(index, 7)).toThrow(RangeError);
    expect(() => inclusionRanges(0, 0)).toThrow(RangeError);
  });

  it('is short in a tree of as many leaves as numbers are exact for', () => {
    const size = Number.MAX_SAFE_INTEGER;
    for (const index of [0, 2 ** 40 + 1, size - 1]) {
      const ranges = inclusionRanges(index, size);
      expect(ranges.length).toBeLessThanOrEqual(53);
      expect(ranges.reduce((sum, [from, until]) => sum + (until - from), 1)).toBe(size);
      for (const [from, until] of ranges)
        expect(nodesOf([from, until]).reduce((sum, { level }) => sum + 2 ** level, 0)).toBe(until - from);
    }
  });
});

describe('a proof of consistency', () => {
  const pair = fc
    .integer({ min: 1, max: all.length })
    .chain((size) => fc.tuple(fc.integer({ min: 0, max: size }), fc.constant(size)));

  it('is made of what the example of RFC 6962 names', () => {
    const seven = leavesOf(7);
    const [a, b, c, d, e, f, g] = seven as [Hash, Hash, Hash, Hash, Hash, Hash, Hash];
    const [h, i, j] = [nodeHash(a, b), nodeHash(c, d), nodeHash(e, f)];
    const [k, l] = [nodeHash(h, i), nodeHash(j, g)];
    const proofOf = (before: number) => hex(hashesOf(consistencyRanges(before, 7), seven));
    expect(proofOf(3)).toEqual(hex([c, d, h, l]));
    expect(proofOf(4)).toEqual(hex([l]));
    expect(proofOf(6)).toEqual(hex([j, g, k]));
  });

  it('holds between any two sizes of a log, and is the one that the definition gives', () => {
    fc.assert(
      fc.property(pair, ([before, size]) => {
        const leaves = all.slice(0, size);
        const proof = hashesOf(consistencyRanges(before, size), leaves);
        expect(hex(proof)).toEqual(hex(naiveProof(before, leaves)));
        expect(isConsistent(treeOf(leaves.slice(0, before)), treeOf(leaves), proof)).toBe(true);
      }),
    );
  });

  it('fails where something was changed, taken out or put in before, and for a log that became shorter', () => {
    fc.assert(
      fc.property(pair, fc.nat(), ([before, size], n) => {
        const leaves = all.slice(0, size);
        const proof = naiveProof(before, leaves);
        const [old, young] = [treeOf(leaves.slice(0, before)), treeOf(leaves)];
        const other = leafHash(utf8ToBytes('other'));
        expect(isConsistent(old, young, [...proof, other])).toBe(false);
        if (before < size) expect(isConsistent(young, old, proof)).toBe(false);
        if (before === 0) return;
        const changed = leaves.with(n % before, other);
        expect(isConsistent(old, treeOf(changed), naiveProof(before, changed))).toBe(false);
        const shorter = leaves.toSpliced(n % before, 1);
        if (shorter.length >= before)
          expect(isConsistent(old, treeOf(shorter), naiveProof(before, shorter))).toBe(false);
        if (proof.length === 0) return;
        const place = n % proof.length;
        expect(isConsistent(old, young, proof.with(place, other))).toBe(false);
        expect(isConsistent(old, young, proof.toSpliced(place, 1))).toBe(false);
      }),
    );
  });

  it('lets an empty log be followed by any, and knows only one root of it', () => {
    const young = treeOf(all);
    expect(isConsistent({ size: 0, root: EMPTY_ROOT }, young, [])).toBe(true);
    expect(isConsistent({ size: 0, root: young.root }, young, [])).toBe(false);
    expect(isConsistent({ size: 2 ** 53, root: young.root }, { ...young, size: 2 ** 53 }, [])).toBe(false);
    expect(() => consistencyRanges(8, 7)).toThrow(RangeError);
  });
});
