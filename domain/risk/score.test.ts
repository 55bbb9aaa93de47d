import { expect, it } from 'vitest';
import { scoreOf, scoreParts } from './score.ts';

it('a score is the sum of its parts, the heaviest first', () => {
  const counts = { 'shared-origin': 1, chargeback: 2 };
  expect(scoreParts(counts)).toEqual([
    { kind: 'chargeback', count: 2, points: 80 },
    { kind: 'shared-origin', count: 1, points: 10 },
  ]);
  expect(scoreOf(counts)).toBe(90);
  expect([scoreParts({}), scoreOf({})]).toEqual([[], 0]);
});

it('more than three signals of a kind weigh as three, and are counted', () => {
  expect(scoreParts({ velocity: 7 })).toEqual([{ kind: 'velocity', count: 7, points: 45 }]);
});
