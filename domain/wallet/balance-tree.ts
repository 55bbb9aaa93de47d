import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Neighbour, climb, wayFrom, topOf } from '../shared/hash-tree.ts';

/**
 * A tree over the balances of all players in which every node carries the sum below it. Who has the root and the path
 * of one leaf knows that the leaf is counted in the published total, and that no other leaf was counted as a debt.
 */
export interface Leaf {
  readonly userId: string;
  /** Random, so that nobody finds a balance by trying. */
  readonly salt: string;
  readonly cents: number;
}

export interface Node {
  readonly hash: string;
  readonly cents: number;
}

/** A neighbour on the way from a leaf to the root. */
export type PathStep = Neighbour<Node>;

const hashOf = (parts: readonly (string | number)[]): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts))));

export const leafNode = ({ userId, salt, cents }: Leaf): Node => ({
  hash: hashOf(['leaf', userId, salt, cents]),
  cents,
});

export const parentNode = (left: Node, right: Node): Node => ({
  hash: hashOf(['node', left.hash, left.cents, right.hash, right.cents]),
  cents: left.cents + right.cents,
});

/** The root of no leaves at all. */
const EMPTY: Node = { hash: hashOf(['empty']), cents: 0 };

export const rootOf = (leaves: readonly Leaf[]): Node => topOf(leaves.map(leafNode), parentNode) ?? EMPTY;

/** The way from the leaf at a place up to the root. */
export const pathOf = (leaves: readonly Leaf[], place: number): PathStep[] =>
  wayFrom(leaves.map(leafNode), place, parentNode);

/** Whether the leaf is counted in the root: hash and total alike, and nothing below zero on the way. */
export function isCounted(leaf: Leaf, path: readonly PathStep[], root: Node): boolean {
  if (leaf.cents < 0 || path.some(({ cents }) => cents < 0)) return false;
  const top = climb(leafNode(leaf), path, parentNode);
  return top.hash === root.hash && top.cents === root.cents;
}
