import { expect, it } from 'vitest';
import { rangeOf } from './byte-range.ts';

it.each([
  ['bytes=0-', { first: 0, last: 999 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=100-199', { first: 100, last: 199 }],
  ['bytes=990-5000', { first: 990, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=5-3', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-5', 'whole'],
  ['bytes=a-b', 'whole'],
  [`bytes=${'9'.repeat(40)}-`, 'whole'],
  ['bytes=1000-', 'outside'],
  ['bytes=5000-6000', 'outside'],
  ['bytes=-0', 'outside'],
] as const)('%s of 1,000 bytes is %o', (header, range) => {
  expect(rangeOf(header, 1_000)).toEqual(range);
});
