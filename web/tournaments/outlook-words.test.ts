import { expect, it } from 'vitest';
import { toldWords } from './outlook-words.ts';

it('names up to eight who are told, and counts the others', () => {
  expect(toldWords([])).toBe('Nobody needs to be notified.');
  expect(toldWords(['Ada'])).toBe('We’ll notify: Ada.');
  expect(toldWords(['Ada', 'Bo', 'Cy'])).toBe('We’ll notify: Ada, Bo and Cy.');
  const names = Array.from({ length: 10 }, (_, n) => `P${n}`);
  expect(toldWords(names)).toBe('We’ll notify: P0, P1, P2, P3, P4, P5, P6, P7 and 2 more.');
});
