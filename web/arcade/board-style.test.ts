import { expect, it } from 'vitest';
import { PRACTICE_LOOKS } from '../../domain/store/practice-looks.ts';
import { gameColours } from './board-style.ts';

it('each look gives every game the same colours of its own, and without one a game has those of its art', () => {
  const plain = gameColours('spark-line');
  const worn = PRACTICE_LOOKS.map(({ id }) => gameColours('spark-line', id));
  expect(new Set([plain, ...worn].map((colours) => colours['--game'])).size).toBe(PRACTICE_LOOKS.length + 1);
  for (const { id } of PRACTICE_LOOKS) expect(gameColours('copy-desk', id)).toEqual(gameColours('spark-line', id));
  expect(gameColours('spark-line', 'neon-skin')).toEqual(plain);
});
