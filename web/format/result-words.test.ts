import { expect, it } from 'vitest';
import { sumsOf } from '../../domain/results/result-sums.ts';
import { resultWords } from './result-words.ts';

it('tells a result in one line', () => {
  const terms = { stakeCents: 10_00, feeCents: 50 };
  expect(resultWords(sumsOf(terms, true))).toBe('Won $20.00 · net +$9.50 after $0.50 fee');
  expect(resultWords(sumsOf(terms, false))).toBe('Lost $10.00 · net -$10.50 after $0.50 fee');
  expect(resultWords(sumsOf({ stakeCents: 1_250_00, feeCents: 62_50 }, true))).toBe(
    'Won $2,500.00 · net +$1,187.50 after $62.50 fee',
  );
});
