import { expect, it } from 'vitest';
import { seedDemo } from '../../../db/seed/demo.ts';
import { readCoinSpending } from '../../../db/wallet/index.ts';
import { giftItems } from '../../../domain/store/gift.ts';
import { PASS_SALES_ACCOUNT, STORE_SALES_ACCOUNT } from '../../../domain/wallet/ledger.ts';
import { readInventory } from '../../../gateway/store/read-items.ts';
import { readOrders, readSentGifts } from '../../../gateway/store/orders/read-orders.ts';
import { readOwnStore } from '../../../gateway/store/read-store.ts';
import { storeGifts } from '../../../db/store/gift.table.ts';
import { storeOrders } from '../../../db/store/store.table.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import { coinsOf } from '../../support/mission-steps.ts';
import { World } from '../../support/world.ts';

it('`demo` has come to Gold by $750 for 75,000 BC, has spent them in the store, and still has 2,500 BC and things to buy (SO-18)', async () => {
  const world = await World.open({ seed: 'demo-store' });
  await seedDemo(world.db, world.deps, (text) => text);
  const { read } = world.db;
  const { loyalty, owned, balanceCoins, balanceCents } = await readOwnStore(read, '1', world.now);
  expect(loyalty).toMatchObject({ tier: 'gold', backPercent: 10, spentCents: 750_00 });
  expect(loyalty).toMatchObject({ nextTier: 'platinum', nextFromCents: 1_000_00 });
  expect([owned, balanceCoins, balanceCents]).toEqual([['victory-frame'], 2_500, 1_195_00]);
  expect([await coinsOf(world.db, '1'), await coinsOf(world.db, '2')]).toEqual([2_500, 1_200]);
  const orders = await world.db.read.select().from(storeOrders);
  const sumOf = (userId: string, of: 'paidCents' | 'paidCoins' | 'backCoins'): number =>
    orders.filter((order) => order.userId === userId).reduce((sum, order) => sum + order[of], 0);
  expect(sumOf('1', 'paidCents')).toBe(75_000);
  expect([sumOf('1', 'paidCoins'), sumOf('1', 'backCoins')]).toEqual([74_900, 50]);
  // Orders and ledger tell the same, of everybody.
  for (const { userId } of orders) expect(sumOf(userId, 'paidCents')).toBe(await readCoinSpending(read, userId));
  const taken = (await accountCents(read, STORE_SALES_ACCOUNT)) + (await accountCents(read, PASS_SALES_ACCOUNT));
  expect(orders.reduce((sum, { paidCoins }) => sum + paidCoins, 0)).toBe(taken);
  const page = await readOrders(read, '1', { first: 50, after: null });
  const given = await readSentGifts(
    read,
    page.edges.map(({ node }) => node.id),
  );
  expect(given.flat().every(({ state }) => state === 'claimed')).toBe(true);
  expect((await readInventory(read, '1')).crates).toEqual([]);
  expect(await findViolations(read)).toEqual([]);
  await world.close();
});

it('each gift of the demo data set was claimed by somebody else, who has what was in it', async () => {
  const world = await World.open({ seed: 'demo-gifts' });
  await seedDemo(world.db, world.deps, (text) => text);
  const gifts = await world.db.read.select().from(storeGifts);
  expect(new Set(gifts.map(({ claimedBy }) => claimedBy)).size).toBe(gifts.length);
  const [first] = gifts;
  const inside = giftItems(first?.content ?? '') ?? [];
  const { items } = await readInventory(world.db.read, first?.claimedBy ?? '');
  expect(items.map(({ id }) => id).toSorted()).toEqual(inside.map(({ id }) => id).toSorted());
  await world.close();
});
