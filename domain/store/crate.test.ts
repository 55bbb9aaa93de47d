import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Brought,
  CLIENT_SEED_MAX,
  type Kept,
  OPENING_FAULTS,
  type Opening,
  commitmentOf,
  isClientSeed,
  openCrate,
  rollOf,
  verifyOpening,
} from './crate.ts';
import { ITEMS, findOf } from './items.ts';
import {
  ODDS_TABLES,
  type OddsTable,
  RARITIES,
  type Rarity,
  SHARES,
  Z_99_9,
  isSoundTable,
  rarityAt,
  realisedOdds,
  tableHash,
} from './odds.ts';
import { runsOf } from '../../tests/support/runs.ts';

const table = ODDS_TABLES.find(({ id }) => id === 'premium-loot-crate') as OddsTable;
const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
/** The opening with what it brings to a player who has nothing, and every third time to one who has everything. */
function broughtBy(opening: Opening, nonce: number): Opening & Brought {
  const owned = new Set(nonce % 3 === 0 ? ITEMS.map(({ id }) => id) : []);
  const { item, credits } = findOf(table, opening.roll, owned);
  return { ...opening, itemId: item?.id ?? null, itemName: item?.name ?? null, credits };
}

const opened = fc
  .record({ secret: secrets, seed: fc.string({ maxLength: CLIENT_SEED_MAX }), nonce: fc.nat(1_000) })
  .map(({ secret, seed, nonce }) => ({
    opening: broughtBy(openCrate(table, secret, seed, nonce), nonce),
    kept: { commitment: commitmentOf(secret), clientSeed: seed, nonce } satisfies Kept,
  }));

/** An item of another rarity, as if it had come. */
function anotherOf({ rarity }: Opening): Brought {
  const item = ITEMS.find((one) => one.isDrawn && one.rarity !== rarity);
  return { itemId: item?.id ?? null, itemName: item?.name ?? null, credits: 0 };
}

describe('an opening', () => {
  it('is verified whole by what was kept from before it', () => {
    fc.assert(
      fc.property(opened, ({ opening, kept }) => {
        expect(verifyOpening(table, opening, kept)).toEqual([]);
      }),
    );
  });

  it('is drawn as anybody can draw it', () => {
    const secret = '07'.repeat(32);
    const message = JSON.stringify(['gauntlet/crate/1', 'my seed', 3, tableHash(table), 0]);
    const hash = createHmac('sha256', Buffer.from(secret, 'hex')).update(message).digest();
    expect(hash.readUInt32BE(0)).toBeLessThan(2 ** 32 - (2 ** 32 % SHARES));
    const { roll, rarity, commitment } = openCrate(table, secret, 'my seed', 3);
    expect([roll, rarity]).toEqual([hash.readUInt32BE(0) % SHARES, rarityAt(table, roll)]);
    expect(commitment).toMatchInlineSnapshot(`"4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0"`);
  });

  it('shows each change of it, and names what is wrong', () => {
    const changes: readonly [string, (opening: Opening & Brought) => Opening & Brought][] = [
      ['commitment', (one) => ({ ...one, commitment: commitmentOf(one.commitment) })],
      ['secret', (one) => ({ ...one, serverSecret: commitmentOf(one.serverSecret) })],
      ['secret', (one) => ({ ...one, serverSecret: one.serverSecret.slice(2) })],
      ['secret', (one) => ({ ...one, serverSecret: 'no hex at all' })],
      ['seed', (one) => ({ ...one, clientSeed: `${one.clientSeed}.` })],
      ['nonce', (one) => ({ ...one, nonce: one.nonce + 1 })],
      ['table', (one) => ({ ...one, tableHash: commitmentOf(one.tableHash) })],
      ['roll', (one) => ({ ...one, roll: (one.roll + 1) % SHARES })],
      ['roll', (one) => ({ ...one, roll: -1 })],
      ['rarity', (one) => ({ ...one, roll: SHARES })],
      ['find', (one) => ({ ...one, credits: one.credits + 1 })],
      ['find', (one) => ({ ...one, itemName: 'Something better' })],
      ['find', (one) => ({ ...one, itemId: 'no-such-item' })],
      ['find', (one) => ({ ...one, ...anotherOf(one) })],
      ['rarity', (one) => ({ ...one, rarity: RARITIES.find((other) => other !== one.rarity) as Rarity })],
    ];
    fc.assert(
      fc.property(opened, ({ opening, kept }) => {
        for (const [fault, change] of changes) expect(verifyOpening(table, change(opening), kept)).toContain(fault);
      }),
    );
    expect(new Set(changes.map(([fault]) => fault))).toEqual(new Set(OPENING_FAULTS));
  });

  it('does not hold by another table, of which a single share, the order or the version differs', () => {
    const [first, second, ...rest] = table.odds;
    if (!first || !second) throw new Error('a table has odds');
    const others: OddsTable[] = [
      { ...table, version: 2 },
      { ...table, id: 'other' },
      { ...table, odds: [second, first, ...rest] },
      { ...table, odds: [{ ...first, share: first.share - 1 }, { ...second, share: second.share + 1 }, ...rest] },
    ];
    fc.assert(
      fc.property(opened, ({ opening, kept }) => {
        for (const other of others) {
          expect(verifyOpening(other, opening, kept)).toContain('table');
          expect(tableHash(other)).not.toBe(opening.tableHash);
        }
      }),
    );
  });

  it('comes to another roll with another seed, nonce and table', () => {
    const secret = 'ab'.repeat(32);
    const rolls = [
      rollOf(secret, 'a', 0, 'x'),
      rollOf(secret, 'b', 0, 'x'),
      rollOf(secret, 'a', 1, 'x'),
      rollOf(secret, 'a', 0, 'y'),
      rollOf('ac'.repeat(32), 'a', 0, 'x'),
    ];
    expect(new Set(rolls).size).toBe(5);
  });
});

/** 99.9 % of the chi-squared distribution with 99 degrees of freedom. */
const CHI_SQUARED_99 = 148.2;

/** A million of each table where one digs. */
const OPENINGS = runsOf({ gate: 100_000, full: 100_000, deep: 1_000_000 });

it.each(ODDS_TABLES)(
  `${OPENINGS} openings by $id, version $version, come as its odds state, within the interval of 99.9 %, and each hundred rolls as often`,
  (odds) => {
    const secret = '5eed'.repeat(16);
    const hash = tableHash(odds);
    const came = new Map<Rarity, number>();
    const hundreds = Array.from({ length: 100 }, () => 0);
    for (let nonce = 0; nonce < OPENINGS; nonce++) {
      const roll = rollOf(secret, 'seed', nonce, hash);
      const rarity = rarityAt(odds, roll);
      came.set(rarity, (came.get(rarity) ?? 0) + 1);
      const place = Math.floor(roll / 100);
      hundreds[place] = (hundreds[place] ?? 0) + 1;
    }
    expect(realisedOdds(odds, came, Z_99_9).filter(({ isWithin }) => !isWithin)).toEqual([]);
    const expected = OPENINGS / hundreds.length;
    expect(hundreds.reduce((sum, hits) => sum + (hits - expected) ** 2 / expected, 0)).toBeLessThan(CHI_SQUARED_99);
  },
);

it('every table is sound, and states what the catalogue does', () => {
  expect(ODDS_TABLES.every(isSoundTable)).toBe(true);
  expect(
    ODDS_TABLES.map(
      ({ id, odds }) => `${id} ${odds.map(({ rarity, share }) => `${rarity} ${share / 100}`).join(', ')}`,
    ),
  ).toEqual([
    'mystery-chest legendary 1, epic 5, rare 15, common 79',
    'premium-loot-crate legendary 3, epic 15, rare 25, common 57',
  ]);
  const [first, ...rest] = table.odds;
  if (!first) throw new Error('a table has odds');
  for (const odds of [
    rest,
    [...table.odds, { rarity: 'common', share: 0 }],
    [{ ...first, share: first.share + 1 }, ...rest],
    [{ ...first, share: first.share - 0.5 }, { rarity: 'common', share: 0.5 }, ...rest],
    [...rest, { rarity: 'epic', share: first.share }],
  ] as const)
    expect(isSoundTable({ ...table, odds })).toBe(false);
  expect(isSoundTable({ ...table, version: 0 })).toBe(false);
});

it('each roll brings the rarity in whose share it lies', () => {
  expect([0, 299, 300, 1_799, 1_800, 4_299, 4_300, 9_999].map((roll) => rarityAt(table, roll))).toEqual([
    'legendary',
    'legendary',
    'epic',
    'epic',
    'rare',
    'rare',
    'common',
    'common',
  ]);
  expect(() => rarityAt(table, SHARES)).toThrow('do not reach');
});

it('a seed is a text of up to 64 characters, and no half of one', () => {
  expect(['', 'x'.repeat(65), 'half \ud83d', '\udc4d'].map(isClientSeed)).toEqual([false, false, false, false]);
  expect(['x', 'x'.repeat(64), 'whole 👍'].map(isClientSeed)).toEqual([true, true, true]);
});
