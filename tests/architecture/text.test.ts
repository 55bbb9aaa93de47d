import { expect, test } from 'vitest';
import { files, isCode, isProduction, read } from './source.ts';

/** `file:line: text` of the lines that match. */
const linesWith = (pattern: RegExp, among: readonly string[]): string[] =>
  among.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 160)}`] : [])),
  );

// What this file looks for would be found in this file.
const others = files.filter(
  (file) =>
    file !== 'tests/architecture/text.test.ts' &&
    !file.startsWith('tests/support/releases/') &&
    !/\.(png|jpg|webp|ico|woff2?|mp3|mp4|gz)$/.test(file),
);
const code = others.filter(isCode);
const rules = code.filter((file) => isProduction(file) && !file.startsWith('web/'));

test('no work is left for later in a comment', () => {
  expect(
    linesWith(
      /\b(TODO|FIXME|XXX|HACK)\b/,
      others.filter((file) => !file.startsWith('docs/spec/')),
    ),
  ).toEqual([]);
});

test('nothing is typed any', () => {
  expect(
    linesWith(
      /(?::|\bas|<|\||,|=>)\s*any\b(?!\s+\w)|\bany\[\]/,
      code.filter((file) => !file.endsWith('.mjs')),
    ),
  ).toEqual([]);
});

test('no check of the linter or the compiler is silenced without saying which', () => {
  expect(
    linesWith(
      /@ts-(ignore|nocheck|expect-error\s*$)|(?:oxlint|eslint)-disable(?:-next-line|-line)?\s*(?:$|\*\/)/,
      code,
    ),
  ).toEqual([]);
});

test('time and randomness come from deps alone', () => {
  const source = rules.filter((file) => file !== 'gateway/server/real-deps.ts');
  expect(linesWith(/\bDate\.now\(|\bnew Date\(\s*\)|\bMath\.random\(/, source)).toEqual([]);
});

test('domain reads no environment', () => {
  expect(
    linesWith(
      /\bprocess\./,
      rules.filter((file) => file.startsWith('domain/')),
    ),
  ).toEqual([]);
});

test('addresses of pages stand in the paths files alone, from which screens, mails and notifications take them', () => {
  const isTable = (file: string) => /^domain\/.*\.paths\.ts$/.test(file);
  const first = code
    .filter(isTable)
    .flatMap((file) => [...read(file).matchAll(/'\/([\w-]+)[\w/:?-]*'/g)].map(([, name]) => name));
  expect(first.length).toBeGreaterThan(30);
  const literal = new RegExp(`['"\`}]/(${[...new Set(first)].join('|')})(?=['"\`/?])`);
  const sources = code.filter(
    (file) =>
      isProduction(file) && !isTable(file) && !/^web\/((catalogue|gallery)\/|[\w-]+\/[\w-]+\.screens\.ts$)/.test(file),
  );
  expect(linesWith(literal, sources)).toEqual([]);
});

test('nothing names a folder of somebody’s machine', () => {
  expect(linesWith(/(^|[\s"'`(=])\/(home|root|work|Users)\/\w/, others)).toEqual([]);
});

test('nothing names a package registry', () => {
  expect(linesWith(/https?:\/\/[^\s"']*(registry|npmjs|artifactory|verdaccio|nexus)|^registry\s*=/i, others)).toEqual(
    [],
  );
});

test('the lockfile says what is installed, not from where', () => {
  expect(linesWith(/"resolved":/, ['package-lock.json'])).toEqual([]);
});
