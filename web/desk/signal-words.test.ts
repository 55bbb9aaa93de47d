import { expect, it } from 'vitest';
import { partText } from './signal-words.ts';

it('signals of a kind are counted from the second on', () => {
  expect([1, 2].map((count) => partText({ kind: 'CHARGEBACK', count }))).toEqual(['charge-back', 'charge-back ×2']);
});
