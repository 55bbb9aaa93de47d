import { expect, test } from 'vitest';
import { files, isProduction, read } from './source.ts';

const texts = files
  .filter((file) => isProduction(file) && /^(db|gateway)\//.test(file))
  .map((file) => ({ file, text: read(file) }));

const namesOf = (pattern: RegExp): Set<string> =>
  new Set(texts.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

/**
 * A row that names another takes a key share of it, which `for update` keeps waiting: two that each hold one of two rows
 * and name the other wait in a circle. Only what may be deleted needs the stronger lock.
 */
test('a row that others name and nobody deletes is locked against changes alone', () => {
  const named = namesOf(/references\(\(\)(?:: \w+)? => (\w+)\./g);
  const deleted = namesOf(/\.delete\((\w+)\)/g);
  expect(named.size).toBeGreaterThan(20);
  const locks = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\.for\('update'/g)].map(({ index }) => {
      const table = text.slice(text.lastIndexOf('.from(', index)).match(/^\.from\((\w+)\)/)?.[1] ?? '';
      return { file, table };
    }),
  );
  expect(locks.length).toBeGreaterThan(20);
  expect(locks.filter(({ table }) => named.has(table) && !deleted.has(table))).toEqual([]);
});
