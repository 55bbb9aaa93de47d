import { expect, it } from 'vitest';
import fc from 'fast-check';
import { begin, playOn } from '../../tests/support/bracket-play.ts';
import { seededRandom } from '../shared/random.ts';
import { NOBODY } from './graph.ts';

it('nobody meets twice in at most half as many rounds as players, byes differ by one at most, and all are paired', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 48 }), fc.integer({ min: 1, max: 15 }), fc.nat(), (n, wish, seed) => {
      const rounds = Math.max(1, Math.min(wish, Math.floor(n / 2)));
      const { folded } = playOn(begin({ kind: 'swiss', rounds }, n), seededRandom(seed), 10);
      const pairs = folded.matches.flatMap(({ slots: [one, other] }) =>
        one === NOBODY ? [] : [[one, other] as const],
      );
      const met = pairs.filter(([, other]) => other !== NOBODY).map((pair) => pair.toSorted((a, b) => a - b).join());
      expect(new Set(met).size).toBe(met.length);
      const byes = Array.from({ length: n }, (_, own) => pairs.filter(([a, b]) => a === own && b === NOBODY).length);
      expect(Math.max(...byes) - Math.min(...byes)).toBeLessThan(2);
      expect(pairs.flat().filter((entrant) => entrant !== NOBODY)).toHaveLength(n * rounds);
    }),
    { numRuns: 80, seed: 13 },
  );
});

it('a round that was published stands when a result before it is corrected', () => {
  const bracket = playOn(begin({ kind: 'swiss', rounds: 3 }, 8), seededRandom(1), 0, 5);
  const second = bracket.facts.filter((fact) => fact.kind === 'pairing');
  expect(second.map(({ round }) => round)).toEqual([1, 2]);
});
