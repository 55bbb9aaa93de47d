import { expect, test } from 'vitest';
import { scoreBetween } from './replay-words.ts';

test('between two names the winner’s side of a score has the higher figure', () => {
  expect(scoreBetween('13–11', true)).toBe('13–11');
  expect(scoreBetween('13–11', false)).toBe('11–13');
  expect(scoreBetween('9 : 13', true)).toBe('13–9');
  expect(scoreBetween('2-10', false)).toBe('2–10');
});

test('a score in other words stays as it was written', () => {
  expect(scoreBetween('First place', false)).toBe('First place');
  expect(scoreBetween('', false)).toBe('');
});
