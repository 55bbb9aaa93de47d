import { expect, test } from 'vitest';
import { PlaybackTokens } from './playback-token.ts';

test('a token that was found right before opens its own channel alone, and not after its end', () => {
  const tokens = new PlaybackTokens('secret');
  const token = tokens.give('me', 60_000);
  expect([1, 2, 59_999].map((now) => tokens.opens(token, 'me', now))).toEqual([true, true, true]);
  expect(tokens.opens(token, 'you', 1)).toBe(false);
  expect(tokens.opens(token, 'me', 60_000)).toBe(false);
  expect(tokens.opens(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'me', 1)).toBe(false);
  expect(new PlaybackTokens('another').opens(token, 'me', 1)).toBe(false);
});
