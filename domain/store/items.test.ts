import { expect, it } from 'vitest';
import type { Ages } from '../shared/ages.ts';
import type { Region } from '../shared/regions.ts';
import { CATALOGUE, crateBar, newestTable, stateAt } from './catalogue.ts';
import { ITEMS, findItem, findOf, itemsOf } from './items.ts';
import { ODDS_TABLES, RARITIES, SHARES, rarityAt } from './odds.ts';

it('each roll brings an item of its rarity, and each item of one rarity is as likely', () => {
  for (const table of ODDS_TABLES) {
    const came = new Map<string, number>();
    for (let roll = 0; roll < SHARES; roll++) {
      const { item } = findOf(table, roll, new Set());
      expect(item?.rarity).toBe(rarityAt(table, roll));
      came.set(item?.id ?? '', (came.get(item?.id ?? '') ?? 0) + 1);
    }
    for (const rarity of RARITIES) expect(new Set(itemsOf(rarity).map(({ id }) => came.get(id))).size).toBe(1);
  }
  const [table] = ODDS_TABLES;
  expect(() => table && findOf(table, SHARES, new Set())).toThrow('do not reach');
});

it('what is had is passed over for the next of its rarity; with nothing left there are credits', () => {
  const [table] = ODDS_TABLES;
  if (!table) throw new Error('there are tables');
  const [first, second] = itemsOf('legendary');
  expect(findOf(table, 0, new Set()).item).toBe(first);
  expect(findOf(table, 0, new Set([first?.id ?? ''])).item).toBe(second);
  expect(findOf(table, 1, new Set([second?.id ?? ''])).item).toBe(first);
  expect(findOf(table, 0, new Set(ITEMS.map(({ id }) => id)))).toEqual({ item: null, credits: 5_000 });
});

it('the catalogue lists ten products at the prices of the specification (SO-07, EN-49)', () => {
  expect(CATALOGUE.map(({ name, price, currency }) => `${name} ${price} ${currency}`)).toEqual([
    '500 BC 500 USD',
    '1,000 BC 1000 USD',
    '2,500 BC 2500 USD',
    'Neon Skin 750 BC',
    'Victory Frame 500 BC',
    'Champion Title 300 BC',
    'Season 1 Battle Pass 1500 BC',
    'Mystery Chest 300 BC',
    'Premium Loot Crate 800 BC',
    'Friend Starter Gift Pack 800 BC',
  ]);
  for (const { kind, content } of CATALOGUE) {
    if (kind === 'item') expect(findItem(content)?.isDrawn).toBe(false);
    if (kind === 'crate') expect(newestTable(content)?.id).toBe(content);
  }
});

it('a scheduled product is sold from its instant on, and one without never by itself', () => {
  expect([
    stateAt({ state: 'scheduled', onSaleFrom: 10 }, 9),
    stateAt({ state: 'scheduled', onSaleFrom: 10 }, 10),
    stateAt({ state: 'scheduled', onSaleFrom: null }, 10),
    stateAt({ state: 'archived', onSaleFrom: 0 }, 10),
  ]).toEqual(['scheduled', 'on-sale', 'scheduled', 'archived']);
});

it('crates are sold to verified players old enough where they are not switched off, to those of no region where all regions agree, and to nobody in a break', () => {
  const buyer = { verification: 'verified', region: 'eu', pausedUntil: null, bornOn: '2000-06-15' } as const;
  const now = Date.parse('2020-06-14');
  const ages = (byRegion: Ages['byRegion']) => ({ elsewhere: 18, byRegion });
  const bar = (change: object, cratesOffRegions: readonly Region[], cratesAges = ages({})) =>
    crateBar({ ...buyer, ...change }, { cratesOffRegions, cratesAges }, now);
  expect([
    bar({}, ['na']),
    bar({}, ['eu']),
    bar({ region: null }, ['eu']),
    bar({ region: null }, []),
    bar({ verification: 'pending' }, []),
    bar({ pausedUntil: now + 1 }, []),
    bar({ pausedUntil: now }, []),
    bar({}, [], ages({ eu: 20 })),
    bar({}, [], ages({ na: 20 })),
    bar({ region: null }, [], ages({ na: 20 })),
    bar({ bornOn: null }, [], ages({ eu: 19 })),
  ]).toEqual([
    null,
    'region-off',
    'region-unknown',
    null,
    'unverified',
    'paused',
    null,
    'too-young',
    null,
    'region-unknown',
    'too-young',
  ]);
});
