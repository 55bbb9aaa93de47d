import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { buyCoins } from '../../../gateway/wallet/deposits/buy-coins.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let player: Actor;
beforeAll(async () => {
  world = await World.open();
  player = await world.player({ cents: 40_00 });
});
afterAll(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  await world.close();
});
const coinsOf = () => readBalance(world.db.read, player.userId, 'BC');

it('sells BattleCoin at a cent each, both sides together and once for one key', async () => {
  await Promise.all(Array.from({ length: 20 }, () => buyCoins(world.deps, player, 'coins-once', 2_500)));
  expect([await world.balance(player), await coinsOf()]).toEqual([15_00, 2_500]);
  expect(await accountCents(world.db.read, 'house:coins:USD')).toBe(25_00);
});

it('gives no coins when the money does not suffice, and sells no other amounts', async () => {
  const codes = await Promise.all(
    Array.from({ length: 10 }, () => codeOf(buyCoins(world.deps, player, world.key(), 500))),
  );
  expect(codes.filter((code) => code === 'ok')).toHaveLength(3);
  expect([await world.balance(player), await coinsOf()]).toEqual([0, 4_000]);
  expect(await codeOf(buyCoins(world.deps, player, world.key(), 1))).toBe('BAD_INPUT');
  expect(await codeOf(buyCoins(world.deps, player, world.key(), -500))).toBe('BAD_INPUT');
});
