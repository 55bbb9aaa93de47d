import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCredits } from '../../../db/missions/index.ts';
import { readWorn } from '../../../db/store/item.queries.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { buyLook } from '../../../gateway/store/buy-look.ts';
import { readInventory } from '../../../gateway/store/read-items.ts';
import { wearItem } from '../../../gateway/store/wear-item.ts';
import { findViolations } from '../../support/invariants.ts';
import { coinsOf, playerOf } from '../../support/mission-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let player: Actor;
beforeEach(async () => {
  world = await World.open({ connections: 8 });
  player = await world.player();
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  await world.close();
});

const earn = (credits: number) => world.db.transact((tx) => addCredits(tx, player.userId, credits));
const buy = (id: string, key = world.key()) => codeOf(buyLook(world.deps, player, key, id));
const creditsLeft = async () => (await playerOf(world.db, player.userId)).credits;

it('credits buy a look of practice once, which is worn, and neither coins nor money (C-17)', async () => {
  await earn(7_499);
  const key = world.key();
  expect(await buy('glacier-board', key)).toBe('ok');
  expect(await buy('glacier-board', key), 'its key answers again').toBe('ok');
  expect([await buy('glacier-board'), await buy('meadow-board'), await buy('neon-skin')]).toEqual([
    'ITEM_OWNED',
    'CREDITS_SHORT',
    'NOT_FOUND',
  ]);
  expect([await creditsLeft(), await coinsOf(world.db, player.userId), await world.balance(player)]).toEqual([
    4_999, 0, 0,
  ]);
  await wearItem(world.deps, player, 'glacier-board');
  expect(await readWorn(world.db.read, [player.userId])).toMatchObject([{ slot: 'board', item: 'glacier-board' }]);
  const { credits, looks, items } = await readInventory(world.db.read, player.userId);
  expect([credits, looks.map(({ isOwned }) => isOwned)]).toEqual([4_999, [true, false, false]]);
  expect(items).toMatchObject([{ id: 'glacier-board', isWorn: true, source: { kind: 'credits', name: null } }]);
});

it('credits for one look buy one, however many calls come at once', async () => {
  await earn(5_000);
  const codes = await Promise.all(
    ['glacier-board', 'meadow-board', 'glacier-board', 'meadow-board'].map((id) => buy(id)),
  );
  const bought = codes.filter((code) => code === 'ok').length;
  const { items } = await readInventory(world.db.read, player.userId);
  expect([bought, items.length]).toEqual([1, 1]);
  expect(await creditsLeft()).toBe(items[0]?.id === 'glacier-board' ? 2_500 : 0);
});
