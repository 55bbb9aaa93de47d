import { expect, it } from 'vitest';
import { ratingWords } from './rating-words.ts';
import { sentences } from './refusals.ts';

it('says which ratings a tournament is for, on its page and to whoever is refused', () => {
  expect(ratingWords({ minRating: 1_200, maxRating: null })).toBe('1,200 or more');
  expect(ratingWords({ minRating: null, maxRating: 900 })).toBe('up to 900, or unrated');
  expect(ratingWords({ minRating: 900, maxRating: 1_200 })).toBe('900 to 1,200');
  expect(sentences.ENTRY_NOT_ALLOWED({ only: 'rating', minRating: 900 })).toBe(
    'Your rating doesn’t fit this tournament: 900 or more.',
  );
});
