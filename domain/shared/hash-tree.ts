/**
 * A tree over leaves in which two nodes make the one above them. Who has its top and the way of a leaf to it knows that
 * the leaf is one of those that the top was made of.
 */
export type Join<N> = (left: N, right: N) => N;

/** A neighbour on the way from a leaf to the top. */
export type Neighbour<N> = N & { readonly side: 'left' | 'right' };

/** The next level: pairs become one, a last one without a partner goes up as it is. */
function levelAbove<N>(nodes: readonly N[], join: Join<N>): N[] {
  const above: N[] = [];
  for (let n = 0; n < nodes.length; n += 2) {
    const [left, right] = [nodes[n], nodes[n + 1]];
    if (left) above.push(right ? join(left, right) : left);
  }
  return above;
}

/** The top over leaves; undefined over none. */
export function topOf<N>(leaves: readonly N[], join: Join<N>): N | undefined {
  let level = leaves;
  while (level.length > 1) level = levelAbove(level, join);
  return level[0];
}

/** The way from the leaf at a place up to the top. */
export function wayFrom<N extends object>(leaves: readonly N[], place: number, join: Join<N>): Neighbour<N>[] {
  const way: Neighbour<N>[] = [];
  let level = leaves;
  for (let at = place; level.length > 1; at = Math.floor(at / 2)) {
    const neighbour = level[at ^ 1];
    if (neighbour) way.push({ ...neighbour, side: at % 2 === 0 ? 'right' : 'left' });
    level = levelAbove(level, join);
  }
  return way;
}

/** Where a way leads to from a leaf. */
export const climb = <N>(leaf: N, way: readonly Neighbour<N>[], join: Join<N>): N =>
  way.reduce<N>((node, one) => (one.side === 'left' ? join(one, node) : join(node, one)), leaf);
