import { isSame } from './bytes.ts';
import { type Hash, hashNode, hashNothing } from './hash.ts';

/** The tree of RFC 6962, as its definitions say it: from the root down, and never more than 53 deep. */

export interface Head {
  readonly size: number;
  readonly root: Hash;
}

/** Where a tree of at least two leaves parts: at the largest power of two that is below its size. */
export function splitOf(size: number): number {
  let split = 1;
  while (size - split > split) split *= 2;
  return split;
}

const isSize = (size: number): boolean => Number.isSafeInteger(size) && size >= 0;

/** The root that a leaf and its path come to; null where the path is too short or too long for its place. */
async function climb(leaf: Hash, index: number, size: number, path: readonly Hash[]): Promise<Hash | null> {
  if (size === 1) return path.length === 0 ? leaf : null;
  const beside = path.at(-1);
  if (!beside) return null;
  const split = splitOf(size);
  const rest = path.slice(0, -1);
  if (index < split) {
    const left = await climb(leaf, index, split, rest);
    return left && hashNode(left, beside);
  }
  const right = await climb(leaf, index - split, size - split, rest);
  return right && hashNode(beside, right);
}

/** Section 2.1.1: the leaf of a hash stands at an index of a tree. */
export async function isIncluded(leaf: Hash, index: number, head: Head, path: readonly Hash[]): Promise<boolean> {
  if (!isSize(index) || !isSize(head.size) || index >= head.size) return false;
  const root = await climb(leaf, index, head.size, path);
  return root !== null && isSame(root, head.root);
}

interface Roots {
  readonly before: Hash;
  readonly after: Hash;
}

/** The roots of the first `before` leaves and of all, out of a proof; `known` is the root of the smaller tree where it is a node. */
async function climbBoth(
  before: number,
  size: number,
  known: Hash | null,
  proof: readonly Hash[],
): Promise<Roots | null> {
  if (before === size) {
    const [node, ...more] = known ? [known, ...proof] : proof;
    return node && more.length === 0 ? { before: node, after: node } : null;
  }
  const beside = proof.at(-1);
  if (!beside) return null;
  const split = splitOf(size);
  const rest = proof.slice(0, -1);
  if (before <= split) {
    const left = await climbBoth(before, split, known, rest);
    return left && { before: left.before, after: await hashNode(left.after, beside) };
  }
  const right = await climbBoth(before - split, size - split, null, rest);
  return right && { before: await hashNode(beside, right.before), after: await hashNode(beside, right.after) };
}

/** Section 2.1.2: one tree begins another. */
export async function isConsistent(before: Head, after: Head, proof: readonly Hash[]): Promise<boolean> {
  if (!isSize(before.size) || !isSize(after.size) || before.size > after.size) return false;
  if (before.size === 0) return proof.length === 0 && isSame(before.root, await hashNothing());
  const roots = await climbBoth(before.size, after.size, before.root, proof);
  return roots !== null && isSame(roots.before, before.root) && isSame(roots.after, after.root);
}
