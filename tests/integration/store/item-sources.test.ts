import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeasonXp } from '../../../db/missions/season.queries.ts';
import { lockMissionPlayer } from '../../../db/missions/mission.queries.ts';
import { FIRST_SEASON } from '../../../domain/missions/season.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { claimGift } from '../../../gateway/store/gifts/claim-gift.ts';
import { claimPass } from '../../../gateway/store/passes/claim-pass.ts';
import { openCrate, prepareOpening } from '../../../gateway/store/crates/open-crate.ts';
import { openDueSeason } from '../../../gateway/store/passes/open-season.ts';
import { readInventory, requireOpening } from '../../../gateway/store/read-items.ts';
import { requireOrder } from '../../../gateway/store/orders/read-orders.ts';
import { GIFT_COINS, giftsIn, give, tokenTo } from '../../support/gift-steps.ts';
import { cratesOf, fillCart, ordersOf, pay } from '../../support/store-steps.ts';
import { World, codeOf } from '../../support/world.ts';

const GIVEN = ['rising-star-title', 'starter-frame'];

let world: World;
let [player, friend]: [Actor, Actor] = [undefined as never, undefined as never];
beforeAll(async () => {
  world = await World.open({ connections: 2 });
  [player, friend] = [await world.player(), await world.player()];
});
afterAll(() => world.close());

const itemsOf = async ({ userId }: Actor) => (await readInventory(world.db.read, userId)).items;

it('every item says which order, opening, gift or season brought it, and the owner alone reads the paper of it', async () => {
  await world.pay(player, 500 + 300, 'BC');
  await fillCart(world, player, { 'victory-frame': 1, 'mystery-chest': 1 });
  expect(await pay(world, player, 800)).toBe('ok');
  const [order] = await ordersOf(world.db, player.userId);
  const [crate] = await cratesOf(world.db, player.userId);
  const { commitment } = await prepareOpening(world.deps, player);
  const drawn = await openCrate(world.deps, player, world.key(), {
    crateId: crate?.id ?? '',
    commitment,
    clientSeed: 'seed',
  });
  const { itemId } = await requireOpening(world.db.read, player.userId, drawn);

  await world.pay(friend, GIFT_COINS, 'BC');
  expect(await give(world, friend, 'player@elsewhere.example')).toBe('ok');
  const token = await tokenTo(world, 'player@elsewhere.example');
  await claimGift(world.deps, player, { token, giftId: null });
  const [gift] = await giftsIn(world);

  await openDueSeason(world.deps);
  await world.db.transact(async (tx) => {
    await lockMissionPlayer(tx, player.userId);
    await addSeasonXp(tx, player.userId, 5_000, world.now);
  });
  await claimPass(world.deps, player, world.key());

  const sources = Object.fromEntries((await itemsOf(player)).map(({ id, source }) => [id, source]));
  expect(sources).toEqual({
    'victory-frame': { kind: 'order', id: order?.id, name: null },
    [itemId ?? '']: { kind: 'crate', id: drawn, name: 'Mystery Chest' },
    ...Object.fromEntries(GIVEN.map((id) => [id, { kind: 'gift', id: gift?.id, name: 'Friend Starter Gift Pack' }])),
    'pathfinder-title': { kind: 'pass', id: FIRST_SEASON, name: 'Season 1 Battle Pass' },
  });

  const papersFor = ({ userId }: Actor) =>
    Promise.all([
      codeOf(requireOrder(world.db.read, userId, order?.id ?? '')),
      codeOf(requireOpening(world.db.read, userId, drawn)),
    ]);
  expect([await papersFor(player), await papersFor(friend)]).toEqual([
    ['ok', 'ok'],
    ['NOT_FOUND', 'NOT_FOUND'],
  ]);
});
