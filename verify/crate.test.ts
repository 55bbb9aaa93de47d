import { expect, it } from 'vitest';
import vectors from '../docs/formats/crates.json' with { type: 'json' };
import { textOf, utf8 } from './bytes.ts';
import { checkCrate } from './crate.ts';
import type { Fault } from './faults.ts';

const [file] = vectors.files;
if (!file) throw new Error('no vectors');
const faultOf = async (text: string, commitment?: string): Promise<Fault | null> => {
  const checked = await checkCrate(text, commitment);
  return 'fault' in checked ? checked.fault : null;
};

it('the openings of docs/formats/crates.json hold, and no byte of them can be another', async () => {
  for (const { text, seed, nonce } of vectors.files) {
    expect(await checkCrate(text)).toMatchObject({ found: { clientSeed: seed, nonce } });
    const bytes = utf8(text);
    for (let at = 0; at < bytes.length; at++)
      for (const bits of [0x01, 0x20, 0x80]) {
        const changed = textOf(bytes.with(at, (bytes[at] ?? 0) ^ bits));
        if (changed !== null) expect([at, bits, await faultOf(changed)]).not.toContain(null);
      }
  }
});

/** The file with one of its fields as somebody would like it to be. */
const withField = (name: string, value: unknown): string => {
  const fields: object = JSON.parse(file.text);
  return `${JSON.stringify({ ...fields, [name]: value }, null, 2)}\n`;
};

it('what is wrong with an opening is named', async () => {
  const { table, rarity, roll } = JSON.parse(file.text) as { table: { odds: unknown[] }; rarity: string; roll: number };
  const other = '0'.repeat(64);
  const cases: readonly (readonly [string, Fault])[] = [
    [withField('commitment', other), 'other-secret'],
    [withField('serverSecret', other), 'other-secret'],
    [withField('tableHash', other), 'other-odds'],
    [withField('table', { ...table, version: 2 }), 'other-odds'],
    [withField('table', { ...table, odds: table.odds.toReversed() }), 'other-odds'],
    [withField('clientSeed', 'another'), 'other-roll'],
    [withField('nonce', 1), 'other-roll'],
    [withField('roll', roll + 1), 'other-roll'],
    [withField('rarity', rarity === 'rare' ? 'epic' : 'rare'), 'other-rarity'],
    [withField('format', 'gauntlet/crate/2'), 'no-crate'],
    [withField('nonce', -1), 'no-crate'],
    [withField('nonce', 0.5), 'no-crate'],
    [withField('roll', 10_000), 'no-crate'],
    [withField('clientSeed', ''), 'no-crate'],
    [withField('clientSeed', 'x'.repeat(65)), 'no-crate'],
    [withField('clientSeed', '\uD83C'), 'no-crate'],
    [withField('serverSecret', other.toUpperCase().replace('0', 'A')), 'no-crate'],
    [withField('table', null), 'no-crate'],
    [withField('table', { ...table, odds: null }), 'no-crate'],
    [withField('table', { ...table, odds: [['common', 9_999]] }), 'no-crate'],
    [withField('table', { ...table, odds: [['common', 10_000, 0]] }), 'no-crate'],
    [
      withField('table', {
        ...table,
        odds: [
          ['common', 0],
          ['rare', 10_000],
        ],
      }),
      'no-crate',
    ],
    [
      withField('table', {
        ...table,
        odds: [
          ['common', 5_000],
          ['common', 5_000],
        ],
      }),
      'no-crate',
    ],
    [withField('more', 1), 'no-crate'],
    [file.text.trim(), 'no-crate'],
    ['null', 'no-crate'],
    ['{', 'no-crate'],
  ];
  for (const [text, fault] of cases) expect([text, await faultOf(text)]).toEqual([text, fault]);
});

it('the hash that was noted before the price has to be the one in the file', async () => {
  const { commitment } = JSON.parse(file.text) as { commitment: string };
  expect(await faultOf(file.text, commitment)).toBe(null);
  expect(await faultOf(file.text, '0'.repeat(64))).toBe('other-commitment');
});
