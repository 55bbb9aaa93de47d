import { expect, it } from 'vitest';
import { openTitles, weighAgain } from './unsteady.mjs';

const LIST = `# Unsteady

| walk | date | cause | mended by |
| --- | --- | --- | --- |
| a heading is read | 2026-11-01 | the splash stood in it | 1a2b3c4 |
| a button is pressed | 2026-11-02 | not known yet | |
`;

const spec = (title: string, ok: boolean) => ({
  title,
  ok,
  tests: [{ results: [{ error: { message: 'Error: 5 is not 6\nmore' } }] }],
});
const reportOf = (...specs: ReturnType<typeof spec>[]) => ({ suites: [{ file: 'a.spec.ts', specs }] });

it('a walk stands open in the list until the commit that mended it is named', () => {
  expect(openTitles(LIST)).toEqual(['a button is pressed']);
});

it('a walk that is red and then green is unsteady, one that is red twice has failed', () => {
  const first = reportOf(spec('stays', true), spec('falls', false), spec('wavers', false));
  const second = reportOf(spec('falls', false), spec('wavers', true));
  expect(weighAgain(first, second, LIST)).toEqual({
    unsteady: ['a.spec.ts › wavers'],
    failures: ['a.spec.ts › falls: Error: 5 is not 6'],
  });
});

it('a walk of the list is red when it wavers again before it was mended, and unsteady afterwards', () => {
  const [open, mended] = ['a button is pressed', 'a heading is read'];
  const first = reportOf(spec(open, false), spec(mended, false));
  const second = reportOf(spec(open, true), spec(mended, true));
  expect(weighAgain(first, second, LIST)).toEqual({
    unsteady: [`a.spec.ts › ${mended}`],
    failures: [`a.spec.ts › ${open}: Error: 5 is not 6`],
  });
});

it('a walk that was not run again has failed', () => {
  const failures = ['a.spec.ts › falls: Error: 5 is not 6'];
  expect(weighAgain(reportOf(spec('falls', false)), { suites: [] }, LIST)).toEqual({ unsteady: [], failures });
});
