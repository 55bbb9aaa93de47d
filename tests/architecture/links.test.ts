import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/source-files.ts';
import { deadLinksOf, linksOf } from './links.ts';
import { files, isCode, read } from './source.ts';

const INDEX = 'docs/decisions/README.md';
const pages = files.filter((file) => file.endsWith('.md'));

/** The last number that a page of decisions had, and those below it that none had. */
const LAST_NUMBER = 194;
const NEVER_GIVEN = new Set([41, 54, 78, 167, 171, 172, 177, 179]);

test('each link of a document leads to a file and a heading that exist', () => {
  expect(pages.filter((file) => file.startsWith('docs/')).length).toBeGreaterThan(50);
  expect(pages.flatMap(deadLinksOf)).toEqual([]);
});

test('each page of decisions is in the index', () => {
  const linked = new Set(linksOf(INDEX).map(({ file }) => file));
  const decisions = pages.filter((file) => file.startsWith('docs/decisions/') && file !== INDEX);
  expect(decisions.length).toBeGreaterThan(30);
  expect(decisions.filter((file) => !linked.has(file))).toEqual([]);
});

test('each number that a decision had leads to the page that has it now', () => {
  const rows = new Map(
    [...read(INDEX).matchAll(/^\| (\d{3}) +\|.*\|$/gm)].map(([row, number]) => [Number(number), row]),
  );
  const given = Array.from({ length: LAST_NUMBER }, (_, n) => n + 1).filter((number) => !NEVER_GIVEN.has(number));
  expect(given.filter((number) => !/\]\([a-z-]+\.md/.test(rows.get(number) ?? ''))).toEqual([]);
});

test('code names decisions by their page', () => {
  const code = files.filter((file) => isCode(file) && file !== 'tests/architecture/links.test.ts');
  const named = code.flatMap((file) => [...read(file).matchAll(/docs\/decisions\/[\w.-]+\.md/g)].map(([page]) => page));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((page) => !existsSync(join(ROOT, page)))).toEqual([]);
});
