import fc from 'fast-check';
import { expect, it } from 'vitest';
import vectors from '../../docs/formats/crates.json' with { type: 'json' };
import { runsOf } from '../../tests/support/runs.ts';
import { checkCrate } from '../../verify/crate.ts';
import { CLIENT_SEED_MAX, openCrate } from './crate.ts';
import { crateFileText } from './crate-file.ts';
import { ODDS_TABLES, SHARES } from './odds.ts';

it('the files of docs/formats/crates.json are what ours makes', () => {
  for (const { table: id, secret, seed, nonce, text } of vectors.files) {
    const table = ODDS_TABLES.find((one) => one.id === id);
    if (!table) throw new Error(`no table ${id}`);
    expect(crateFileText(table, openCrate(table, secret, seed, nonce))).toBe(text);
  }
});

const openings = fc.record({
  table: fc.constantFrom(...ODDS_TABLES),
  secret: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex')),
  seed: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: CLIENT_SEED_MAX })
    .filter((seed) => seed.length <= CLIENT_SEED_MAX),
  nonce: fc.nat(),
});

it('a second implementation holds every opening that ours makes, and no other roll of it (issue 48)', async () => {
  await fc.assert(
    fc.asyncProperty(openings, fc.integer({ min: 1, max: SHARES - 1 }), async (one, off) => {
      const opening = openCrate(one.table, one.secret, one.seed, one.nonce);
      expect(await checkCrate(crateFileText(one.table, opening), opening.commitment)).toHaveProperty('found');
      const roll = (opening.roll + off) % SHARES;
      expect(await checkCrate(crateFileText(one.table, { ...opening, roll }))).toEqual({ fault: 'other-roll' });
    }),
    { numRuns: runsOf({ gate: 200, full: 10_000, deep: 10_000 }) },
  );
});
