import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './prepare.mjs';

const firstLine = (text) => stripVTControlCharacters(text ?? '').split('\n', 1)[0];

/**
 * The failed tests of a report, by Vitest or by Playwright, and the errors that no test caught, each in a line with the
 * beginning of why.
 *
 * @param {{ testResults?: any[]; uncaught?: { name: string; message: string }[]; suites?: any[] }} report
 * @returns {string[]}
 */
export function failuresIn({ testResults = [], uncaught = [], suites = [] }) {
  const inVitest = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    // A file that does not load has no tests.
    if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`];
    return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages[0])}`);
  });
  const inPlaywright = ({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => `${file} › ${title}: ${firstLine(tests[0]?.results.at(-1)?.error?.message)}`),
    ...inner.flatMap(inPlaywright),
  ];
  // The file is the one that ran then, often an innocent one.
  const outside = uncaught.map(({ name, message }) => `beside ${relative(ROOT, name)}: ${firstLine(message)}`);
  return [...inVitest, ...outside, ...suites.flatMap(inPlaywright)];
}
