import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/source-files.ts';
import { deadLinksOf, linksOf } from './links.ts';

const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** How many requirements of ASVS 5.0 up to level 2 each chapter has, by its number; 253 in all. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

/** `9.1.1–9.1.3` is three. */
function numbersIn(cell: string): string[] {
  const [first = '', last = first] = cell.split('–');
  const stem = first.slice(0, first.lastIndexOf('.') + 1);
  const [from, to] = [first, last].map((number) => Number(number.slice(number.lastIndexOf('.') + 1)));
  return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, n) => `${stem}${(from ?? 0) + n}`);
}

const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+(?:–\d+\.\d+\.\d+)?) +\| [^|]+ \| ([^|]+?) +\|$/gm)].map(
  ([, cell = '', answer = '']) => ({ numbers: numbersIn(cell), answer }),
);

test('the table has each requirement of ASVS 5.0 level 2 once', () => {
  const numbers = rows.flatMap((row) => row.numbers);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(CHAPTERS.map((_, n) => numbers.filter((number) => number.startsWith(`${n + 1}.`)).length)).toEqual(CHAPTERS);
});

test('at least nine in ten of those that apply are answered, and what the document counts is so', () => {
  const count = (start: string) =>
    rows.filter(({ answer }) => answer.startsWith(start)).reduce((sum, { numbers }) => sum + numbers.length, 0);
  const [open, operator, none] = [count('_open_'), count('_operator_'), count('none here')];
  const applicable = 253 - none;
  expect(text).toContain(`${none} have nothing to hold on to, ${open} are open and ${operator} are the operator’s`);
  expect((applicable - open) / applicable).toBeGreaterThanOrEqual(0.9);
});

test('every path that it names exists', () => {
  const paths = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path = '']) => path);
  const missing = paths.filter(
    (path) => ![path, `tests/integration/${path}.test.ts`].some((file) => existsSync(join(ROOT, file))),
  );
  expect(missing).toEqual([]);
});

test('what was decided is read in its section: each decision that it names is a link', () => {
  expect(text).not.toMatch(/\bdecisions? \d/i);
  expect(linksOf('docs/security.md').filter(({ file }) => file.startsWith('docs/decisions/')).length).toBeGreaterThan(
    20,
  );
  expect(deadLinksOf('docs/security.md')).toEqual([]);
});
