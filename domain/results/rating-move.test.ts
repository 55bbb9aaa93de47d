import { expect, it } from 'vitest';
import { ratingMove } from './rating-move.ts';

it.each([
  [1_000, 1_018, 'win', 'won'],
  [1_450, 1_450, 'win', 'won'],
  [1_000, 982, 'loss', 'lost'],
  [0, 0, 'loss', 'lost'],
  [1_000, 1_018, 'loss', 'kept'],
  [1_000, 982, 'win', 'kept'],
  [1_000, 1_018, null, 'kept'],
  [1_000, 1_000, null, 'kept'],
] as const)('from %i to %i by a %s is told as %s', (before, after, result, reason) => {
  expect(ratingMove(before, after, result)).toEqual({ before, after, reason });
});
