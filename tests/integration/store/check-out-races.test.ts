// @module-tag engines
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { anonymizeAccount, lockUser } from '../../../db/accounts/index.ts';
import { lockStorePlayer, readCart, readWishes } from '../../../db/store/cart.queries.ts';
import { markWish } from '../../../gateway/store/orders/change-cart.ts';
import { prepareOpening } from '../../../gateway/store/crates/open-crate.ts';
import { findViolations } from '../../support/invariants.ts';
import { coinsOf } from '../../support/mission-steps.ts';
import { overlap } from '../../support/overlap.ts';
import { Race, countCodes } from '../../support/race.ts';
import { cratesOf, fillCart, ordersOf } from '../../support/store-steps.ts';
import { World } from '../../support/world.ts';
import { eraseRoom } from '../../support/personal-data.ts';

it('a wish of an account that is being closed is not stored', async () => {
  const world = await World.open({ connections: 4 });
  const player = await world.player();
  const ended = await overlap(
    world,
    async (tx) => {
      await lockUser(tx, player.userId);
      await lockStorePlayer(tx, player.userId);
      await eraseRoom(world.deps, tx, 'store', player.userId);
      const nobody = { username: 'deleted-1', usernameKey: 'deleted-1', passwordHash: '', closedAt: world.now };
      await anonymizeAccount(tx, player.userId, nobody);
    },
    () => markWish(world.deps, player, 'neon-skin', true),
  );
  expect(ended).toMatchObject({ status: 'rejected', reason: { refusal: { code: 'UNAUTHENTICATED' } } });
  expect(await readWishes(world.db.read, player.userId)).toEqual([]);
  await world.close();
});

/** SQLite belongs to one process; races between processes are PostgreSQL's. */
describe.runIf(engine === 'postgres')('two gateways on one database', () => {
  let world: World;
  let race: Race;
  beforeAll(async () => {
    world = await World.open({ connections: 8 });
    race = await Race.open(world.url, () => world.now);
  });
  afterAll(async () => {
    await race.close();
    expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
    await world.close();
  });

  it('sell a cart once under forty checkouts, and a balance for three buys three (SO-17)', async () => {
    const actor = await world.player();
    await world.pay(actor, 3 * 300 - 12, 'BC');
    const ended: Record<string, number>[] = [];
    for (let round = 0; round < 4; round++) {
      await fillCart(world, actor, { 'mystery-chest': 1 });
      ended.push(
        countCodes(await race.run(Array.from({ length: 40 }, () => ({ use: 'check-out', actor, payCoins: 300 })))),
      );
    }
    const once = { ok: 1, CART_EMPTY: 39 };
    expect(ended).toEqual([once, once, once, { INSUFFICIENT_FUNDS: 40 }]);
    expect(await cratesOf(world.db, actor.userId)).toHaveLength(3);
    expect(await coinsOf(world.db, actor.userId)).toBe(6);
  });

  it('take a promo code once under forty purchases of one player, each of which puts it on its cart again (C-23)', async () => {
    const actor = await world.player();
    await world.pay(actor, 40 * 300, 'BC');
    const buy = { use: 'buy-with-code', actor, productId: 'mystery-chest', code: 'INVESTOR20', payCoins: 240 } as const;
    const { ok, ...refused } = countCodes(await race.run(Array.from({ length: 40 }, () => buy)));
    const known = new Set(['CART_EMPTY', 'PRICE_CHANGED', 'PROMO_UNUSABLE']);
    expect([ok, Object.keys(refused).filter((code) => !known.has(code))]).toEqual([1, []]);
    const orders = await ordersOf(world.db, actor.userId);
    expect(orders).toMatchObject([{ code: 'INVESTOR20', discountCoins: 60, paidCoins: 240 }]);
    expect(await coinsOf(world.db, actor.userId)).toBe(40 * 300 - 240 + (orders[0]?.backCoins ?? 0));
  });

  it('answer one key once, and keep what both devices of a player add', async () => {
    const actor = await world.player();
    await world.pay(actor, 1_000, 'BC');
    const adds = Array.from({ length: 30 }, () => ({ use: 'add-to-cart', actor, productId: 'mystery-chest' }) as const);
    expect(countCodes(await race.run(adds))).toEqual({ ok: 30 });
    expect(await readCart(world.db.read, actor.userId)).toEqual([{ productId: 'mystery-chest', quantity: 30 }]);
    await fillCart(world, actor, { 'mystery-chest': 1 });
    const key = world.key();
    const calls = Array.from({ length: 20 }, () => ({ use: 'check-out', actor, payCoins: 300, key }) as const);
    const answers = await race.run(calls);
    expect([countCodes(answers), new Set(answers.map(({ answer }) => answer)).size]).toEqual([{ ok: 20 }, 1]);
    expect(await coinsOf(world.db, actor.userId)).toBe(706);
  });

  it('open a crate once under forty openings, and one crate by one commitment (SO-09)', async () => {
    const actor = await world.player();
    await world.pay(actor, 600, 'BC');
    await fillCart(world, actor, { 'mystery-chest': 2 });
    await race.run([{ use: 'check-out', actor, payCoins: 600 }]);
    const [one, two] = (await cratesOf(world.db, actor.userId)).map(({ id }) => id);
    const { commitment } = await prepareOpening(world.deps, actor);
    const calls = Array.from({ length: 40 }, (_, n) => ({
      use: 'open-crate' as const,
      actor,
      crateId: (n % 3 === 0 ? two : one) ?? '',
      commitment,
    }));
    const { ok, ...refused } = countCodes(await race.run(calls));
    expect([ok, new Set(Object.keys(refused))]).toEqual([1, new Set(['CRATE_OPENED', 'COMMITMENT_PASSED'])]);
    const closed = (await cratesOf(world.db, actor.userId)).filter(({ openedAt }) => openedAt === null);
    expect(closed).toHaveLength(1);
  });
});
