import { expect, it } from 'vitest';
import { inGroups } from './key-groups.ts';

it.each([
  ['', ''],
  ['ABCD', 'ABCD'],
  ['ABCDE', 'ABCD E'],
  ['ABCDEFGHIJKL', 'ABCD EFGH IJKL'],
])('writes the key %j as %j', (key, text) => expect(inGroups(key)).toBe(text));
