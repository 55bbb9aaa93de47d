import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

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
export interface PathStep extends Node {
  readonly side: 'left' | 'right';
}

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

/** The next level: pairs become one, a last one without a partner goes up as it is. */
function levelAbove(nodes: readonly Node[]): Node[] {
  const above: Node[] = [];
  for (let n = 0; n < nodes.length; n += 2) {
    const [left, right] = [nodes[n], nodes[n + 1]];
    if (left) above.push(right ? parentNode(left, right) : left);
  }
  return above;
}

export function rootOf(leaves: readonly Leaf[]): Node {
  let level: readonly Node[] = leaves.map(leafNode);
  while (level.length > 1) level = levelAbove(level);
  return level[0] ?? EMPTY;
}

/** The way from the leaf at a place up to the root. */
export function pathOf(leaves: readonly Leaf[], place: number): PathStep[] {
  const path: PathStep[] = [];
  let level: readonly Node[] = leaves.map(leafNode);
  for (let at = place; level.length > 1; at = Math.floor(at / 2)) {
    const neighbour = level[at ^ 1];
    if (neighbour) path.push({ ...neighbour, side: at % 2 === 0 ? 'right' : 'left' });
    level = levelAbove(level);
  }
  return path;
}

/** Whether the leaf is counted in the root: hash and total alike, and nothing below zero on the way. */
export function isCounted(leaf: Leaf, path: readonly PathStep[], root: Node): boolean {
  if (leaf.cents < 0 || path.some(({ cents }) => cents < 0)) return false;
  const top = path.reduce<Node>(
    (node, { side, ...other }) => (side === 'left' ? parentNode(other, node) : parentNode(node, other)),
    leafNode(leaf),
  );
  return top.hash === root.hash && top.cents === root.cents;
}
