/** FNV-1a, 32 bits: spreads short ids well and is the same everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Numbers from 0 to 1 that follow from the text (mulberry32): the same text always draws the same picture. */
export function drawsOf(text: string): () => number {
  let state = hashOf(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list; the list has at least one. */
export const pick = <Item>(draw: () => number, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(draw() * items.length)] ?? items[0];
