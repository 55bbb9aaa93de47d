import { failuresIn } from './failures-in.mjs';

/**
 * A walk that was red and then, alone, green is unsteady: it holds nobody up once, and is written down in
 * `docs/unsteady.md` with its cause. One that stands there and was not mended is red the next time.
 */

/** Titles of the list whose last column, the commit that mended it, is empty. @param {string} list */
export const openTitles = (list) =>
  list
    .split('\n')
    .map((line) => /^\| *(.+?) *\|[^|]*\|[^|]*\|([^|]*)\|$/.exec(line))
    .filter((row) => row !== null && row[2].trim() === '')
    .map(([, title]) => title);

/** The walks of a report that failed, or that passed, as Playwright lists them. */
export const titlesIn = ({ file, specs = [], suites = [] }, isOk) => [
  ...specs.filter(({ ok }) => ok === isOk).map(({ title }) => `${file} › ${title}`),
  ...suites.flatMap((inner) => titlesIn(inner, isOk)),
];

/**
 * What two runs come to, the second of what was red in the first.
 *
 * @param {{ suites: any[] }} first a report of Playwright
 * @param {{ suites: any[] }} second
 * @param {string} list the text of `docs/unsteady.md`
 * @returns {{ unsteady: string[]; failures: string[] }}
 */
export function weighAgain(first, second, list) {
  const again = new Set(second.suites.flatMap((suite) => titlesIn(suite, true)));
  const isKnown = (title) => openTitles(list).some((known) => title.includes(known));
  const green = first.suites.flatMap((suite) => titlesIn(suite, false)).filter((title) => again.has(title));
  const unsteady = green.filter((title) => !isKnown(title));
  const isUnsteady = (failure) => unsteady.some((title) => failure.startsWith(`${title}: `));
  return { unsteady, failures: failuresIn(first).filter((failure) => !isUnsteady(failure)) };
}
