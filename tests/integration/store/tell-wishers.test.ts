import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putSettings } from '../../../db/accounts/preferences.queries.ts';
import { notifications } from '../../../db/notifications/notification.table.ts';
import { readProduct } from '../../../db/store/product.queries.ts';
import { wishes } from '../../../db/store/store.table.ts';
import { DEFAULT_SETTINGS } from '../../../domain/accounts/preferences.ts';
import { type ProductEdit, versionOf } from '../../../domain/store/edit-product.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { workOnce } from '../../../gateway/server/work-jobs.ts';
import { markWish } from '../../../gateway/store/change-cart.ts';
import { editProduct } from '../../../gateway/store/edit-product.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { World } from '../../support/world.ts';

const log = openLog('silent');
const SKIN = 'neon-skin';

let world: World;
let admin: Actor;
beforeEach(async () => {
  world = await World.open();
  admin = await world.player({ role: 'administrator' });
});
afterEach(() => world.close());

/** A player who wishes for the skin; who wants news and offers has said so. */
async function wisher(marketing: boolean): Promise<Actor> {
  const player = await world.player();
  await world.db.transact((tx) => putSettings(tx, player.userId, { ...DEFAULT_SETTINGS, marketing }));
  await markWish(world.deps, player, SKIN, true);
  return player;
}

async function change(over: Partial<ProductEdit>): Promise<void> {
  const product = await readProduct(world.db.read, SKIN);
  if (!product) throw new Error('no product');
  const { name, description, price, discount, isFeatured, state, onSaleFrom, pictureId } = product;
  const stands: ProductEdit = { name, description, price, discount, isFeatured, state, onSaleFrom, pictureId };
  await editProduct(world.deps, admin, {
    productId: SKIN,
    version: versionOf(stands),
    ...stands,
    ...over,
    reason: 'Spring prices.',
  });
}

/** Does what is due until nothing is. */
async function settle(): Promise<void> {
  while (await workOnce(world.deps, log));
  await deliverEverything(world.deps, log);
}

const told = async ({ userId }: Actor): Promise<string[]> => {
  const rows = await world.db.read.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.map(({ title, message }) => `${title}: ${message}`);
};

it('tells of a lower price whoever wishes for it and wants offers, and nobody else (SE-01)', async () => {
  await change({ price: 1_000, discount: 0 });
  const [wants, wantsNot] = [await wisher(true), await wisher(false)];
  await change({ discount: 20 });
  await settle();
  expect(await told(wants)).toEqual(['Neon Skin costs less now: It is on your wishlist: 800 BC instead of 1,000 BC.']);
  for (const other of [wantsNot, admin]) expect(await told(other)).toEqual([]);
});

it('tells a price once, however often it comes back, and neither a higher one nor other words', async () => {
  await change({ price: 1_000, discount: 0 });
  const player = await wisher(true);
  for (const price of [900, 950, 900]) await change({ price });
  await change({ description: 'Glows.' });
  await settle();
  expect(await told(player)).toHaveLength(1);
  await change({ price: 850 });
  await settle();
  expect(await told(player)).toHaveLength(2);
});

it('tells nobody of a price that is another one, or of a product that is no more sold, when its turn comes', async () => {
  await change({ price: 1_000, discount: 0 });
  const player = await wisher(true);
  await change({ price: 900 });
  await change({ price: 990 });
  await change({ price: 980, state: 'archived' });
  await settle();
  expect(await told(player)).toEqual([]);
});

it('reaches everybody, in turns of 200', async () => {
  await change({ price: 1_000, discount: 0 });
  const many = await Promise.all(Array.from({ length: 401 }, () => wisher(true)));
  await change({ price: 900 });
  await settle();
  const rows = await world.db.read.select({ userId: notifications.userId }).from(notifications);
  expect(rows.map(({ userId }) => userId).toSorted()).toEqual(many.map(({ userId }) => userId).toSorted());
  expect(await world.db.read.$count(wishes)).toBe(401);
});
