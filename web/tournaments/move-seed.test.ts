import { expect, it } from 'vitest';
import { moved } from './move-seed.ts';

it('moves one to its place and leaves the others in their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 'd', 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moved(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b'], 'a', 9)).toEqual(['b', 'a']);
  expect(moved(['a', 'b'], 'b', -1)).toEqual(['b', 'a']);
});
