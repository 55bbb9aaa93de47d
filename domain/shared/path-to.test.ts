import { expect, test } from 'vitest';
import { pathTo, withQuery } from './path-to.ts';

test('puts parameters into a pattern, whatever they hold', () => {
  expect(pathTo('/teams/:id', { id: 'a b/c' })).toBe('/teams/a%20b%2Fc');
  expect(pathTo('/challenge/:id?', { id: '7' })).toBe('/challenge/7');
  expect(pathTo('/a/:one/:two', { one: '1', two: '2' })).toBe('/a/1/2');
});

test('puts questions behind an address', () => {
  expect(withQuery('/wallet', { tab: 'deposit', deposit: 'a&b' })).toBe('/wallet?tab=deposit&deposit=a%26b');
});
