import { afterEach, beforeEach, expect, it } from 'vitest';
import { listOpenAlerts } from '../../../db/wallet/alert.queries.ts';
import { oddsCounts } from '../../../db/store/store.table.ts';
import type { Rarity } from '../../../domain/store/odds.ts';
import { watchOdds } from '../../../gateway/store/crates/watch-odds.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await World.open();
});
afterEach(() => world.close());

/** What openings of the first version of a crate have come to. */
async function count(oddsId: string, hits: Readonly<Record<Rarity, number>>): Promise<void> {
  const rarities: readonly Rarity[] = ['legendary', 'epic', 'rare', 'common'];
  await world.db.transact((tx) =>
    tx.insert(oddsCounts).values(rarities.map((rarity) => ({ oddsId, oddsVersion: 1, rarity, hits: hits[rarity] }))),
  );
}

const alerts = async () => (await listOpenAlerts(world.db.read, 10)).map(({ kind, message }) => `${kind}: ${message}`);

it('staff are alerted once of each rarity that comes more or less often than its odds explain (SO-09)', async () => {
  // 1 and 5 of a hundred are stated; 3 and 2 have come.
  await count('mystery-chest', { legendary: 30, epic: 20, rare: 150, common: 800 });
  await watchOdds(world.deps);
  await watchOdds(world.deps);
  expect((await alerts()).toSorted()).toEqual([
    'odds: mystery-chest, version 1: epic comes at another rate than its odds explain',
    'odds: mystery-chest, version 1: legendary comes at another rate than its odds explain',
  ]);
});

it('are not alerted of what chance explains, nor of fewer openings than say something', async () => {
  await count('mystery-chest', { legendary: 6, epic: 60, rare: 160, common: 774 });
  await count('premium-loot-crate', { legendary: 60, epic: 60, rare: 60, common: 60 });
  await watchOdds(world.deps);
  expect(await alerts()).toEqual([]);
});
