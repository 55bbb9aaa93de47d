import { expect, test } from 'vitest';
import { files, isProduction, read } from './source.ts';

/** Where a form of one language may be fixed, or a figure be put into words by hand, and why. */
const BY_HAND: readonly { readonly file: string; readonly what: string; readonly because: string }[] = [
  {
    file: 'domain/shared/languages.ts',
    what: "'en-US'",
    because: 'the one place that names the forms of each language',
  },
  {
    file: 'domain/shared/languages.ts',
    what: "'es-US-u-hc-h23'",
    because: 'the one place that names the forms of each language',
  },
  { file: 'domain/missions/day.ts', what: "'en-CA'", because: 'a date as `2026-11-30`, for programs' },
  {
    file: 'domain/results/replay.ts',
    what: 'Intl.NumberFormat(LOCALES.en',
    because: 'a sum in the words of the API, without cents where there are none (EN-18)',
  },
  {
    file: 'domain/admin/servers.ts',
    what: "=== 1 ? '' : 's'",
    because: 'the words of the API, which the app says anew',
  },
  {
    file: 'domain/streams/raid.ts',
    what: "'viewer' : 'viewers'",
    because: 'the English of a line in a chat, which the app says anew',
  },
  { file: 'db/client/migrations.ts', what: "'has' : 'have'", because: 'what an operator reads who starts the gateway' },
];

/** A language or country that is fixed, and a plural that is made by hand. */
const FIXED =
  /\btoLocale(?:Date|Time)?String\(|'[a-z]{2}-[A-Z]{2}(?:-u[-a-z0-9]+)?'|[=>]=?=? 1 \? (?:'(\w*)' : '\1(?:s|es)'|'(?:is|has|was|s)' : '(?:are|have|were|)'|'s' : '')|\+ 's\b/g;

/** Formats of `Intl` are made in the language of who reads. */
const INTL = /\bnew Intl\.\w+\((?!locale\b|LOCALE\b|LOCALES\[language\]|LOCALES\[LANGUAGES\[0\]\])[^)]*/g;

/** English alone: parts of the interface for whoever builds it, the explorer, the frame and the layer in a stream. */
const ENGLISH = /^web\/(?:catalogue|graphiql|embed|gallery|creators\/overlay)\/|\.catalogue\.tsx$/;

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ' '));

function foundIn(
  file: string,
  source: string,
): { readonly file: string; readonly at: string; readonly what: string }[] {
  const code = withoutComments(source);
  return [...code.matchAll(FIXED), ...code.matchAll(INTL)].map(({ 0: what, index }) => ({
    file,
    at: `${file}:${code.slice(0, index).split('\n').length}`,
    what,
  }));
}

test('figures, days and plurals are written by Intl and the catalogs, in the language of who reads', () => {
  const found = files
    .filter((file) => isProduction(file) && /\.tsx?$/.test(file) && !ENGLISH.test(file))
    .flatMap((file) => foundIn(file, read(file)));
  const isMeant = (use: (typeof found)[number], { file, what }: (typeof BY_HAND)[number]): boolean =>
    use.file === file && use.what.includes(what);
  expect(
    found.filter((use) => !BY_HAND.some((one) => isMeant(use, one))).map(({ at, what }) => `${at}: ${what}`),
  ).toEqual([]);
  expect(BY_HAND.filter((one) => !found.some((use) => isMeant(use, one)))).toEqual([]);
});

test.each([
  "count.toLocaleString('en-US')",
  "new Intl.NumberFormat('de')",
  'new Intl.ListFormat()',
  "`${count} ${count === 1 ? 'viewer' : 'viewers'}`",
  "count !== 1 ? 's' : ''",
  "word + 's'",
])('%s is found', (source) => {
  expect(foundIn('x.ts', source)).not.toEqual([]);
});

test.each(["// toLocaleString('en-US')", 'new Intl.PluralRules(LOCALE)', 'way === 1 ? first : last', "'en'"])(
  '%s is not',
  (source) => {
    expect(foundIn('x.ts', source)).toEqual([]);
  },
);
