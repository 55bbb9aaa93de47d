import { expect, it } from 'vitest';
import vectors from '../docs/formats/balances.json' with { type: 'json' };
import { checkBalance } from './balance.ts';
import { textOf, utf8 } from './bytes.ts';
import type { Fault } from './faults.ts';

const [file] = vectors.files;
if (!file) throw new Error('no vectors');
const faultOf = async (text: string, ...more: readonly [{ root?: string; totalCents?: number }?]) => {
  const checked = await checkBalance(text, ...more);
  return 'fault' in checked ? checked.fault : null;
};

/** The day stands beside the tree and is in none of its hashes: whoever compares has the root of the day from elsewhere. */
it('the balances of docs/formats/balances.json are counted, and no byte of them but the digits of the day can be another', async () => {
  for (const { text } of vectors.files) {
    expect(await faultOf(text)).toBe(null);
    const bytes = utf8(text);
    const [from, to] = [text.indexOf('2026-'), text.indexOf('2026-') + '2026-01-31'.length];
    for (let at = 0; at < bytes.length; at++)
      for (const bits of [0x01, 0x20, 0x80]) {
        const changed = textOf(bytes.with(at, (bytes[at] ?? 0) ^ bits));
        if (changed !== null && (at < from || at >= to)) expect([at, bits, await faultOf(changed)]).not.toContain(null);
      }
  }
});

interface File {
  readonly cents: number;
  readonly path: { readonly cents: number }[];
  readonly root: string;
  readonly totalCents: number;
}
const fields = JSON.parse(file.text) as File;
/** The file with one of its fields as somebody would like it to be. */
const withField = (name: string, value: unknown): string =>
  `${JSON.stringify({ ...fields, [name]: value }, null, 2)}\n`;

it('what is wrong with a balance is named', async () => {
  const [first, ...rest] = fields.path;
  if (!first) throw new Error('no path');
  const other = '0'.repeat(64);
  const cases: readonly (readonly [string, Fault])[] = [
    [withField('cents', fields.cents + 1), 'not-counted'],
    [withField('userId', 'another'), 'not-counted'],
    [withField('salt', 'another'), 'not-counted'],
    [withField('totalCents', fields.totalCents + 1), 'not-counted'],
    [withField('root', other), 'not-counted'],
    [withField('path', rest), 'not-counted'],
    [withField('path', [...fields.path, first]), 'not-counted'],
    [withField('path', [{ ...first, cents: first.cents + 1 }, ...rest]), 'not-counted'],
    // A debt would make the total smaller than what is owed.
    [withField('path', [{ ...first, cents: -1 }, ...rest]), 'no-balance'],
    [withField('path', [{ ...first, side: 'top' }, ...rest]), 'no-balance'],
    [withField('path', [{ ...first, hash: 'x' }, ...rest]), 'no-balance'],
    [withField('path', [null]), 'no-balance'],
    [withField('path', null), 'no-balance'],
    [
      withField(
        'path',
        Array.from({ length: 54 }, () => first),
      ),
      'no-balance',
    ],
    [withField('cents', -1), 'no-balance'],
    [withField('cents', 0.5), 'no-balance'],
    [withField('totalCents', 2 ** 53), 'no-balance'],
    [withField('day', 'today'), 'no-balance'],
    [withField('userId', 1), 'no-balance'],
    [withField('salt', null), 'no-balance'],
    [withField('root', other.slice(1)), 'no-balance'],
    [withField('format', 'gauntlet/balance/2'), 'no-balance'],
    [withField('more', 1), 'no-balance'],
    [file.text.trim(), 'no-balance'],
    ['null', 'no-balance'],
    ['{', 'no-balance'],
  ];
  for (const [text, fault] of cases) expect([text, await faultOf(text)]).toEqual([text, fault]);
});

it('what was published of the day has to be what the file says', async () => {
  const { root, totalCents } = fields;
  expect(await faultOf(file.text, { root, totalCents })).toBe(null);
  expect(await faultOf(file.text, { root: '0'.repeat(64) })).toBe('other-day');
  expect(await faultOf(file.text, { totalCents: totalCents + 1 })).toBe('other-day');
});
