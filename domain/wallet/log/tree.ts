import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';

/**
 * The hash tree of RFC 6962 over the leaves of a log, whose root a checkpoint carries. A leaf and a node can never be
 * taken for one another: what is hashed begins with another byte.
 */
export type Hash = Uint8Array;

export const HASH_BYTES = 32;

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

export const leafHash = (leaf: Uint8Array): Hash => sha256(concatBytes(LEAF, leaf));
export const nodeHash = (left: Hash, right: Hash): Hash => sha256(concatBytes(NODE, left, right));
/** The root over no leaves. */
export const EMPTY_ROOT: Hash = sha256(new Uint8Array());

export const isSameHash = (one: Hash, other: Hash): boolean => bytesToHex(one) === bytesToHex(other);

/** A node over so many leaves that both its sides are full: the one of a number among those of 2**level leaves. */
export interface FullNode {
  readonly level: number;
  readonly number: number;
}

/** The leaves from one index up to another, which is not of them. */
export type Range = readonly [from: number, until: number];

/** Sizes and indexes are exact up to 2**53; shifts are not, hence the arithmetic. */
const half = (n: number): number => Math.floor(n / 2);
const isOdd = (n: number): boolean => n % 2 === 1;

/** The largest power of two below a number of at least 2, as where a tree of that size parts. */
function partOf(size: number): number {
  let part = 1;
  while (part * 2 < size) part *= 2;
  return part;
}

/** The full nodes that a range is made of, left to right; its beginning is where one of the largest may begin. */
export function nodesOf([from, until]: Range): FullNode[] {
  const nodes: FullNode[] = [];
  let at = from;
  for (let level = Math.floor(Math.log2(Math.max(1, until - from))) + 1; level >= 0; level--) {
    const span = 2 ** level;
    if (until - at < span) continue;
    nodes.push({ level, number: at / span });
    at += span;
  }
  return nodes;
}

/** The hash over full nodes, left to right, as they make up a range. */
export function joinNodes(hashes: readonly Hash[]): Hash {
  const joined = hashes.reduceRight<Hash | null>((right, left) => (right ? nodeHash(left, right) : left), null);
  return joined ?? EMPTY_ROOT;
}

/** What a proof of inclusion is made of, from the neighbour of the leaf up to the child of the root. */
export function inclusionRanges(index: number, size: number): Range[] {
  if (!(index >= 0 && index < size)) throw new RangeError(`there is no leaf ${index} among ${size}`);
  const down: Range[] = [];
  let [from, until] = [0, size];
  while (until - from > 1) {
    const middle = from + partOf(until - from);
    if (index < middle) {
      down.push([middle, until]);
      until = middle;
    } else {
      down.push([from, middle]);
      from = middle;
    }
  }
  return down.toReversed();
}

/** What a proof is made of that the tree of one size begins that of another. */
export function consistencyRanges(before: number, size: number): Range[] {
  if (!(before >= 0 && before <= size)) throw new RangeError(`${before} leaves are none of ${size}`);
  if (before === 0 || before === size) return [];
  const down: Range[] = [];
  let [from, until] = [0, size];
  while (until !== before) {
    const middle = from + partOf(until - from);
    if (before <= middle) {
      down.push([middle, until]);
      until = middle;
    } else {
      down.push([from, middle]);
      from = middle;
    }
  }
  // Whoever asks has the root of a tree that is a full node of the larger one.
  if (from > 0) down.push([from, until]);
  return down.toReversed();
}

const isCount = (n: number): boolean => Number.isSafeInteger(n) && n >= 0;

/** Whether a leaf stands at an index of the tree of a size and root, by a proof of inclusion (RFC 9162, 2.1.3.2). */
export function isIncluded(leaf: Hash, index: number, size: number, root: Hash, proof: readonly Hash[]): boolean {
  if (!isCount(index) || !isCount(size) || index >= size) return false;
  let [place, last] = [index, size - 1];
  let hash = leaf;
  for (const beside of proof) {
    if (last === 0) return false;
    if (isOdd(place) || place === last) {
      hash = nodeHash(beside, hash);
      while (!isOdd(place) && place > 0) [place, last] = [half(place), half(last)];
    } else hash = nodeHash(hash, beside);
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && isSameHash(hash, root);
}

/** A tree, as a checkpoint names it. */
export interface Tree {
  readonly size: number;
  readonly root: Hash;
}

/** Whether one tree begins another, by a proof of consistency (RFC 9162, 2.1.4.2). */
export function isConsistent(before: Tree, after: Tree, proof: readonly Hash[]): boolean {
  if (!isCount(before.size) || !isCount(after.size) || before.size > after.size) return false;
  if (before.size === after.size) return proof.length === 0 && isSameHash(before.root, after.root);
  if (before.size === 0) return proof.length === 0 && isSameHash(before.root, EMPTY_ROOT);
  const isFull = 2 ** Math.round(Math.log2(before.size)) === before.size;
  const [first, ...others] = isFull ? [before.root, ...proof] : proof;
  if (!first || proof.length === 0) return false;
  let [place, last] = [before.size - 1, after.size - 1];
  while (isOdd(place)) [place, last] = [half(place), half(last)];
  let [old, young] = [first, first];
  for (const beside of others) {
    if (last === 0) return false;
    if (isOdd(place) || place === last) {
      [old, young] = [nodeHash(beside, old), nodeHash(beside, young)];
      while (!isOdd(place) && place > 0) [place, last] = [half(place), half(last)];
    } else young = nodeHash(young, beside);
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && isSameHash(old, before.root) && isSameHash(young, after.root);
}

/**
 * The full nodes that a tree of a size is made of, from the largest to the smallest: all that is needed to add leaves
 * and to know the root. There are as many as its size has ones in binary.
 */
export interface Edge {
  readonly size: number;
  readonly hashes: readonly Hash[];
}

export const NO_EDGE: Edge = { size: 0, hashes: [] };

export const rootOfEdge = ({ hashes }: Edge): Hash => joinNodes(hashes);

/** An edge with more leaves behind it, and every full node that came by them, leaves too, in the order in which they became full. */
export function growEdge(
  edge: Edge,
  leaves: readonly Hash[],
): { readonly edge: Edge; readonly nodes: readonly (FullNode & { readonly hash: Hash })[] } {
  const hashes = [...edge.hashes];
  const nodes: (FullNode & { readonly hash: Hash })[] = [];
  let { size } = edge;
  for (const leaf of leaves) {
    let hash = leaf;
    let number = size;
    nodes.push({ level: 0, number, hash });
    for (let level = 1; isOdd(number); level++) {
      const left = hashes.pop();
      if (!left) throw new Error(`the edge of ${size} leaves has too few nodes`);
      hash = nodeHash(left, hash);
      number = half(number);
      nodes.push({ level, number, hash });
    }
    hashes.push(hash);
    size++;
  }
  return { edge: { size, hashes }, nodes };
}
