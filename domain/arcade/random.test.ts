import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { quotient } from './game.ts';
import { drawFrom, randomOf, stageRandom } from './random.ts';

const key = fc.uint8Array({ minLength: 1, maxLength: 40 });

it('gives the words of SHA-256 over key and counter, as anybody can reckon them', () => {
  const words = [0, 1].flatMap((counter) => {
    const hash = createHash('sha256')
      .update(Uint8Array.of(7, 0, 0, 0, counter))
      .digest();
    return Array.from({ length: 8 }, (_, n) => hash.readUInt32BE(4 * n));
  });
  const random = randomOf(Uint8Array.of(7));
  expect(words.map(() => random(2 ** 32))).toEqual(words);
});

it('passes over words of the last incomplete multiple, so that no number is likelier than another', () => {
  // Of 2^32 numbers a bound of 3 · 2^30 leaves a quarter over.
  const below = 3 * 2 ** 30;
  const [plain, fair] = [randomOf(Uint8Array.of(1)), randomOf(Uint8Array.of(1))];
  const words = Array.from({ length: 400 }, () => plain(2 ** 32));
  const kept = words.filter((bits) => bits < below);
  expect(kept.length).toBeLessThan(400);
  expect(kept.map(() => fair(below))).toEqual(kept);
});

it('stays below its bound and reaches all of it', () => {
  fc.assert(
    fc.property(key, fc.integer({ min: 1, max: 12 }), (bytes, below) => {
      const random = randomOf(bytes);
      const drawn = new Set(Array.from({ length: 60 * below }, () => random(below)));
      expect([...drawn].toSorted((one, other) => one - other)).toEqual(Array.from({ length: below }, (_, n) => n));
    }),
  );
});

it('draws for each game, version and stage other numbers from the same secret', () => {
  const secret = new Uint8Array(32);
  const drawn = [
    stageRandom({ id: 'a', version: 1 }, 0, secret),
    stageRandom({ id: 'b', version: 1 }, 0, secret),
    stageRandom({ id: 'a', version: 2 }, 0, secret),
    stageRandom({ id: 'a', version: 1 }, 1, secret),
    stageRandom({ id: 'a', version: 1 }, 0, new Uint8Array(32).fill(1)),
  ].map((random) => random(2 ** 32));
  expect(new Set(drawn).size).toBe(5);
});

it('draws different ones of a list and leaves the list as it is', () => {
  fc.assert(
    fc.property(key, fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 30 }), fc.nat(), (bytes, list, n) => {
      const before = [...list];
      const drawn = drawFrom(randomOf(bytes), list, n % (list.length + 1));
      expect(new Set(drawn).size).toBe(n % (list.length + 1));
      expect([drawn.every((one) => list.includes(one)), list]).toEqual([true, before]);
    }),
  );
});

it('divides towards zero and never to −0', () => {
  expect([quotient(-257, 128), quotient(257, 128), quotient(2 ** 53 - 1, 2)]).toEqual([-2, 2, 2 ** 52 - 1]);
  expect(Object.is(quotient(-1, 128), 0)).toBe(true);
});
