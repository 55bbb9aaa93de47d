import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putSettings } from '../../../db/accounts/preferences.queries.ts';
import type { Database } from '../../../db/client/database.ts';
import { jobs } from '../../../db/jobs/job.table.ts';
import { findNewestSeason } from '../../../db/missions/index.ts';
import { notifications } from '../../../db/notifications/notification.table.ts';
import { readProduct } from '../../../db/store/product.queries.ts';
import { wishes } from '../../../db/store/store.table.ts';
import { DEFAULT_SETTINGS } from '../../../domain/accounts/preferences.ts';
import { SEASON_LENGTH } from '../../../domain/missions/season.ts';
import { DAY, MINUTE } from '../../../domain/shared/time.ts';
import { type ProductEdit, versionOf } from '../../../domain/store/edit-product.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import type { Deps } from '../../../gateway/kernel/deps.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { workOnce } from '../../../gateway/server/work/work-jobs.ts';
import { markWish } from '../../../gateway/store/orders/change-cart.ts';
import { editProduct } from '../../../gateway/store/edit-product.ts';
import { openDueSeason } from '../../../gateway/store/passes/open-season.ts';
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

/** A player who wishes for something; who wants news and offers has said so. */
async function wisher(marketing: boolean, productId = SKIN): Promise<Actor> {
  const player = await world.player();
  await world.db.transact((tx) => putSettings(tx, player.userId, { ...DEFAULT_SETTINGS, marketing }));
  await markWish(world.deps, player, productId, true);
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

/** Does the jobs that are due. */
async function doJobs(deps: Deps): Promise<void> {
  while (await workOnce(deps, log));
}

/** Does what is due until nothing is. */
async function settle(): Promise<void> {
  await doJobs(world.deps);
  await deliverEverything(world.deps, log);
}

const told = async ({ userId }: Actor): Promise<string[]> => {
  const rows = await world.db.read.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.map(({ title, message }) => `${title}: ${message}`);
};

/** Does the jobs that are due in a gateway that dies with so many transactions stored: nothing is stored after them. */
async function dieAfter(commits: number): Promise<void> {
  const { db } = world.deps;
  let left = commits;
  const transact: Database['transact'] = async (work, signal) => {
    if (left === 0) throw new Error('the gateway is dead');
    const answer = await db.transact(work, signal);
    left--;
    return answer;
  };
  await expect(doJobs({ ...world.deps, db: { ...db, transact } })).rejects.toThrow('the gateway is dead');
  // The lease of who has died ends.
  world.pass(MINUTE);
}

it('tells of a lower price whoever wishes for it and wants offers, and nobody else (SE-01)', async () => {
  await change({ price: 1_000, discount: 0 });
  const [wants, wantsNot] = [await wisher(true), await wisher(false)];
  await change({ discount: 20 });
  await settle();
  expect(await told(wants)).toEqual(['Neon Skin costs less now: It’s on your wishlist: 800 BC instead of 1,000 BC.']);
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

it('tells that a sale begins when its time has come, and once, whoever wishes for it and wants offers (SE-01)', async () => {
  const from = world.now + DAY;
  await change({ state: 'scheduled', onSaleFrom: from });
  const [wants, wantsNot] = [await wisher(true), await wisher(false)];
  world.pass(DAY - 1);
  await settle();
  expect(await told(wants)).toEqual([]);
  world.pass(1);
  await settle();
  expect(await told(wants)).toEqual(['Neon Skin is on sale now: It’s on your wishlist, and you can buy it now.']);
  for (const other of [wantsNot, admin]) expect(await told(other)).toEqual([]);
  await change({ state: 'scheduled', onSaleFrom: from, description: 'Glows.' });
  await settle();
  expect(await told(wants)).toHaveLength(1);
});

it('tells of a sale at its last time, or as soon as staff begin it by hand, and of none that was called off', async () => {
  const from = world.now + DAY;
  await change({ state: 'scheduled', onSaleFrom: from });
  const player = await wisher(true);
  await change({ state: 'scheduled', onSaleFrom: from + DAY });
  world.pass(DAY);
  await settle();
  expect(await told(player)).toEqual([]);
  await change({ state: 'on-sale', onSaleFrom: null });
  await settle();
  expect(await told(player)).toHaveLength(1);
  world.pass(DAY);
  await settle();
  expect(await told(player)).toHaveLength(1);

  await change({ state: 'scheduled', onSaleFrom: world.now + DAY });
  await change({ state: 'archived', onSaleFrom: null });
  world.pass(DAY);
  await settle();
  expect(await told(player)).toHaveLength(1);
});

it('tells that the pass of the next season is sold when the season begins', async () => {
  await openDueSeason(world.deps);
  world.pass(SEASON_LENGTH);
  await openDueSeason(world.deps);
  const season = await findNewestSeason(world.db.read);
  const player = await wisher(true, `${season?.id ?? ''}-battle-pass`);
  await settle();
  expect(await told(player)).toEqual([]);
  world.now = season?.startsAt ?? 0;
  await settle();
  expect(await told(player)).toEqual([
    'Season 2 Battle Pass is on sale now: It’s on your wishlist, and you can buy it now.',
  ]);
});

it('reaches everybody once where gateways die at each commit of a turn, and between turns', async () => {
  await change({ price: 1_000, discount: 0 });
  const many = await Promise.all(Array.from({ length: 201 }, () => wisher(true)));
  await change({ price: 900 });
  // A turn is taken, told and done with; the second one is the last.
  for (const commits of [1, 2, 3, 1, 2]) await dieAfter(commits);
  expect(await world.db.read.$count(jobs)).toBe(1);
  await settle();
  const rows = await world.db.read.select({ userId: notifications.userId }).from(notifications);
  expect(rows.map(({ userId }) => userId).toSorted()).toEqual(many.map(({ userId }) => userId).toSorted());
  expect(await world.db.read.$count(jobs)).toBe(0);
});
