/**
 * Numbers that look random and follow from the seed alone, so that the server can play a round again exactly as the
 * browser drew it: mulberry32 by Tommy Ettinger, 32 bits of state, integer arithmetic only. Never for anything that
 * must not be guessed.
 * @param seed a whole number; its low 32 bits count
 * @returns the next whole number from 0 to `below` - 1, for `below` up to 2^32
 */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
