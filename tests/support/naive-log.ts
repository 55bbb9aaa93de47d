import { type Hash, EMPTY_ROOT, nodeHash } from '../../domain/wallet/log/tree.ts';

/** The tree of RFC 6962 word by word, over all leaves each time, to hold the quick one to. */
function part(count: number): number {
  let k = 1;
  while (k * 2 < count) k *= 2;
  return k;
}

/** MTH of section 2.1. */
export function naiveRoot(leaves: readonly Hash[]): Hash {
  const [first] = leaves;
  if (!first) return EMPTY_ROOT;
  if (leaves.length === 1) return first;
  const k = part(leaves.length);
  return nodeHash(naiveRoot(leaves.slice(0, k)), naiveRoot(leaves.slice(k)));
}

/** PATH of section 2.1.1. */
export function naivePath(index: number, leaves: readonly Hash[]): Hash[] {
  if (leaves.length <= 1) return [];
  const k = part(leaves.length);
  return index < k
    ? [...naivePath(index, leaves.slice(0, k)), naiveRoot(leaves.slice(k))]
    : [...naivePath(index - k, leaves.slice(k)), naiveRoot(leaves.slice(0, k))];
}

/** PROOF of section 2.1.2. */
export const naiveProof = (before: number, leaves: readonly Hash[]): Hash[] =>
  before === 0 ? [] : subproof(before, leaves, true);

function subproof(before: number, leaves: readonly Hash[], isKnown: boolean): Hash[] {
  if (before === leaves.length) return isKnown ? [] : [naiveRoot(leaves)];
  const k = part(leaves.length);
  return before <= k
    ? [...subproof(before, leaves.slice(0, k), isKnown), naiveRoot(leaves.slice(k))]
    : [...subproof(before - k, leaves.slice(k), false), naiveRoot(leaves.slice(0, k))];
}
