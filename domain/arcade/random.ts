import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game } from './game.ts';

/** The next whole number from 0 to `below` − 1, each as likely as any other; `below` from 1 to 2^32. */
export type Random = (below: number) => number;

const NUMBERS_OF_32_BITS = 2 ** 32;

/**
 * The numbers of a key: the 32-bit words of SHA-256 over the key and a counter of four bytes, most significant byte
 * first. Words of the last incomplete multiple of `below` are passed over, the others taken modulo `below`. Whoever
 * has seen any of them knows nothing of the next.
 */
export function randomOf(key: Uint8Array): Random {
  const message = new Uint8Array(key.length + 4);
  message.set(key);
  const counter = new DataView(message.buffer, key.length);
  let words = new DataView(new ArrayBuffer(0));
  let [hashes, place] = [0, 0];
  const nextBits = (): number => {
    if (place === words.byteLength) {
      counter.setUint32(0, hashes++);
      const hash = sha256(message);
      words = new DataView(hash.buffer, hash.byteOffset, hash.length);
      place = 0;
    }
    const bits = words.getUint32(place);
    place += 4;
    return bits;
  };
  return (below) => {
    const fair = NUMBERS_OF_32_BITS - (NUMBERS_OF_32_BITS % below);
    let drawn = nextBits();
    while (drawn >= fair) drawn = nextBits();
    return drawn % below;
  };
}

/** The numbers of one stage: no other game, version or stage gets the same from the same secret. */
export const stageRandom = ({ id, version }: Pick<Game, 'id' | 'version'>, stage: number, secret: Uint8Array): Random =>
  randomOf(sha256(concatBytes(utf8ToBytes(`gauntlet/arcade/stage/1/${id}/${version}/${stage}/`), secret)));

/** So many different ones of a list in random order, one draw for each. */
export function drawFrom<T>(random: Random, list: readonly T[], count: number): T[] {
  const left = [...list];
  for (let n = 0; n < count; n++) {
    const other = n + random(left.length - n);
    [left[n], left[other]] = [left[other] as T, left[n] as T];
  }
  return left.slice(0, count);
}
