import { expect, it } from 'vitest';
import { earningWords } from './earning-words.ts';

it.each([
  [9_50, 50, 'BATTLE_WIN', 'Won $20.00 · net +$9.50 after $0.50 fee'],
  [-10_50, 50, 'BATTLE_LOSS', 'Lost $10.00 · net -$10.50 after $0.50 fee'],
  [25_00, 0, 'BATTLE_WIN', 'Won $50.00 · net +$25.00 after $0.00 fee'],
  [40_00, null, 'TOURNAMENT', null],
  [18_00, null, 'BATTLE_WIN', null],
] as const)('an amount of %i with a fee of %s', (amountCents, feeCents, type, words) => {
  expect(earningWords({ amountCents, feeCents, type })).toBe(words);
});
