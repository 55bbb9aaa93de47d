import { join } from 'node:path';
import { expect, it } from 'vitest';
import { failuresIn } from './failures-in.mjs';
import { ROOT } from './prepare.mjs';

it('names each failed test of Vitest with the beginning of why, and a file that does not load', () => {
  const testResults = [
    {
      name: join(ROOT, 'tests/a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'stays', failureMessages: [] },
        { status: 'failed', fullName: 'falls', failureMessages: ['\u001B[31mError: 5 is not 6\u001B[39m\n  at x'] },
      ],
    },
    { name: join(ROOT, 'tests/b.test.ts'), status: 'failed', message: 'No such module\nat y', assertionResults: [] },
    { name: join(ROOT, 'tests/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
  ];
  expect(failuresIn({ testResults })).toEqual([
    'tests/a.test.ts › falls: Error: 5 is not 6',
    'tests/b.test.ts: No such module',
  ]);
});

it('names what no test caught, and what ran beside it', () => {
  const uncaught = [{ name: join(ROOT, 'tests/a.test.ts'), message: 'TypeError: cut is not a function\nat x' }];
  expect(failuresIn({ uncaught })).toEqual(['beside tests/a.test.ts: TypeError: cut is not a function']);
});

it('names each failed walk, also of a group, and nothing of a step without a report', () => {
  const failed = { ok: false, title: 'walks', tests: [{ results: [{ error: { message: 'Error: none\nmore' } }] }] };
  const file = 'wallet/a.spec.ts';
  expect(
    failuresIn({ suites: [{ file, specs: [{ ok: true, title: 'stays' }], suites: [{ file, specs: [failed] }] }] }),
  ).toEqual(['wallet/a.spec.ts › walks: Error: none']);
  expect(failuresIn({})).toEqual([]);
});
