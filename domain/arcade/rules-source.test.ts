import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMON_WORDS } from './words/common-words.1.ts';
import { ENGLISH_WORDS, ROOT_WORDS, UNSHOWN_WORDS } from './words/english-words.1.ts';

const FOLDER = new URL('./games/', import.meta.url);

/** Code without comments and texts. */
const bare = (source: string): string =>
  source.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '').replaceAll(/'[^'\n]*'|`[^`]*`/g, "''");

const FORBIDDEN = {
  'a division': /\//,
  'a decimal': /\d\.\d|\d[eE]-/,
  'a power': /\*\*/,
  'bits of 32': /<<|>>|~|\^|\w\)? [|&] \w/,
  'Math beyond min, max, abs and sign': /\bMath\.(?!(?:min|max|abs|sign)\b)/,
  'a clock or chance': /\bDate\b|\bperformance\b|\bcrypto\b/,
  'an order that machines differ in': /localeCompare|\bIntl\b|toLocale|\.(?:sort|toSorted)\(\)/,
  'a text read as a number': /\bparse(?:Int|Float)\b|\bNumber\(/,
} as const;

const found = (source: string): string[] =>
  Object.entries(FORBIDDEN).flatMap(([what, pattern]) => (pattern.test(bare(source)) ? [what] : []));

const rules = readdirSync(FOLDER).filter((name) => !name.endsWith('.test.ts'));

it.each(rules)('%s reckons in whole numbers alone, by what every machine does alike', (name) => {
  expect(found(readFileSync(new URL(name, FOLDER), 'utf8'))).toEqual([]);
});

it.each(rules)('%s takes nothing but contract, numbers and lists', (name) => {
  const source = readFileSync(new URL(name, FOLDER), 'utf8');
  const imports = [...source.matchAll(/from '([^']+)'/g)].map(([, path]) => path);
  expect(imports.filter((path) => !/^\.\.\/(?:game|random|words\/[\w-]+\.\d+)\.ts$/.test(path ?? ''))).toEqual([]);
});

it.each([
  ['const a = b / c;', ['a division']],
  ['const a = 0.5;', ['a decimal']],
  ['const a = b ** 2;', ['a power']],
  ['const a = b | 0;', ['bits of 32']],
  ['const a = Math.floor(b);', ['Math beyond min, max, abs and sign']],
  ['const a = Date.UTC(b);', ['a clock or chance']],
  ['const a = b.toSorted();', ['an order that machines differ in']],
  ['const a = parseInt(b);', ['a text read as a number']],
  ["// a / b\nconst a = Math.max(1, 2) - '1/2'.length;", []],
])('%s: %j', (source, what) => {
  expect(found(source)).toEqual(what);
});

it('the lists have every letter that they were made with', () => {
  const hashOf = (list: Iterable<string>) =>
    createHash('sha256')
      .update([...list].join(' '))
      .digest('hex');
  const lists: [Iterable<string>, number, string][] = [
    [COMMON_WORDS, 2_045, 'fcc069146ad18ebcbd67e520ac906c8f004d7b9071f2a70969be89f8eb054c33'],
    [ENGLISH_WORDS, 34_721, '90f3598abc0d1ac92fd2cedc9bd731d92997c13234fdae4b453f668641e18d58'],
    [ROOT_WORDS, 1_542, '4cb28c04e557df85372ba05b1a634e3f70dbfece773d9829b4eb40027911bb62'],
    [UNSHOWN_WORDS, 131, '5066bd65e17b8cdbd15a59fb0e9c9d396b6a452a47a2741d9a76870b3b59daf5'],
  ];
  for (const [list, count, hash] of lists) expect([[...list].length, hashOf(list)]).toEqual([count, hash]);
  expect(ROOT_WORDS.filter((root) => !ENGLISH_WORDS.has(root) || UNSHOWN_WORDS.has(root))).toEqual([]);
});
