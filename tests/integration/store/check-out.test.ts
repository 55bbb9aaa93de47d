import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeFlag } from '../../../db/settings/flag.queries.ts';
import { readCart } from '../../../db/store/cart.queries.ts';
import { readOwned } from '../../../db/store/item.queries.ts';
import { users } from '../../../db/accounts/user.table.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { addProduct, applyPromoCode, markWish } from '../../../gateway/store/orders/change-cart.ts';
import { checkOut } from '../../../gateway/store/orders/check-out.ts';
import { readOwnStore } from '../../../gateway/store/read-store.ts';
import { findViolations } from '../../support/invariants.ts';
import { coinsOf } from '../../support/mission-steps.ts';
import { changeProduct, cratesOf, fillCart, ordersOf, pay } from '../../support/store-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let player: Actor;
beforeEach(async () => {
  world = await World.open({ connections: 8 });
  player = await world.player();
});
afterEach(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
});

const coins = () => coinsOf(world.db, player.userId);
const own = () => readOwnStore(world.db.read, player.userId, world.now);
const orders = () => ordersOf(world.db, player.userId);
const times = <T>(count: number, one: () => Promise<T>) => Promise.all(Array.from({ length: count }, one));
const count = (codes: readonly string[], code: string) => codes.filter((one) => one === code).length;

describe('a checkout (SO-17)', () => {
  it('of a balance for three buys three, under twenty at once for each of them', async () => {
    // Bronze gives back two in a hundred: six of each.
    await world.pay(player, 3 * 300 - 12, 'BC');
    for (const left of [594, 300, 6]) {
      await fillCart(world, player, { 'mystery-chest': 1 });
      const codes = await times(20, () => pay(world, player, 300));
      expect([count(codes, 'ok'), count(codes, 'CART_EMPTY')]).toEqual([1, 19]);
      expect(await coins()).toBe(left);
    }
    await fillCart(world, player, { 'mystery-chest': 1 });
    expect(new Set(await times(20, () => pay(world, player, 300)))).toEqual(new Set(['INSUFFICIENT_FUNDS']));
    expect(await cratesOf(world.db, player.userId)).toHaveLength(3);
    expect([await coins(), (await orders()).length]).toEqual([6, 3]);
    expect(await readCart(world.db.read, player.userId)).toHaveLength(1);
  });

  it('is answered under its key as the first time, and buys once', async () => {
    await world.pay(player, 1_000, 'BC');
    await fillCart(world, player, { 'victory-frame': 1 });
    const key = world.key();
    const buy = (payCoins: number) =>
      checkOut(world.deps, player, key, { payCoins, payCents: 0, proof: null, giftTo: null });
    const answers = await times(10, () => buy(500));
    expect(new Set(answers).size).toBe(1);
    await fillCart(world, player, { 'mystery-chest': 1 });
    expect(await buy(500)).toBe(answers[0]);
    expect(await codeOf(buy(300))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect([await coins(), (await orders()).length]).toEqual([510, 1]);
  });

  it('tells a price that has changed since it was seen, and does not take it', async () => {
    await world.pay(player, 1_000, 'BC');
    await fillCart(world, player, { 'victory-frame': 1 });
    await changeProduct(world.db, 'victory-frame', { price: 600 });
    const refused = checkOut(world.deps, player, world.key(), {
      payCoins: 500,
      payCents: 0,
      proof: null,
      giftTo: null,
    });
    expect(await refused.catch((error: unknown) => error)).toMatchObject({
      refusal: { code: 'PRICE_CHANGED', data: { payCoins: 600, payCents: 0 } },
    });
    expect([await coins(), (await orders()).length]).toEqual([1_000, 0]);
    await changeProduct(world.db, 'victory-frame', { price: 400, discount: 10 });
    expect([await pay(world, player, 600), await pay(world, player, 360)]).toEqual(['PRICE_CHANGED', 'ok']);
    expect(await coins()).toBe(1_000 - 360 + 7);
  });

  it('sells nothing that was taken off in between, and no cosmetic twice', async () => {
    await world.pay(player, 5_000, 'BC');
    await fillCart(world, player, { 'victory-frame': 1, 'neon-skin': 1 });
    await changeProduct(world.db, 'neon-skin', { state: 'archived' });
    expect(await pay(world, player, 1_250)).toBe('PRODUCT_NOT_SOLD');
    expect((await own()).cart).toMatchObject({ payCoins: 500, itemCount: 2 });
    await fillCart(world, player, { 'neon-skin': 0 });
    expect(await pay(world, player, 500)).toBe('ok');
    expect([...(await readOwned(world.db.read, player.userId))]).toEqual(['victory-frame']);
    expect(await codeOf(addProduct(world.deps, player, 'victory-frame'))).toBe('ITEM_OWNED');
    expect(await codeOf(addProduct(world.deps, player, 'neon-skin'))).toBe('PRODUCT_NOT_SOLD');
    expect(await codeOf(addProduct(world.deps, player, 'season-1-battle-pass'))).toBe('PRODUCT_NOT_SOLD');
    expect(await codeOf(addProduct(world.deps, player, 'no-such'))).toBe('NOT_FOUND');
  });

  it('tells nobody of a draft, and lets it out of a cart and off a wishlist that it is on', async () => {
    const wish = (isWished: boolean) => codeOf(markWish(world.deps, player, 'neon-skin', isWished));
    await fillCart(world, player, { 'neon-skin': 1 });
    expect(await wish(true)).toBe('ok');
    await changeProduct(world.db, 'neon-skin', { state: 'draft' });
    expect(await codeOf(addProduct(world.deps, player, 'neon-skin'))).toBe('PRODUCT_NOT_SOLD');
    await fillCart(world, player, { 'neon-skin': 0 });
    expect([await wish(false), await wish(true)]).toEqual(['ok', 'NOT_FOUND']);
    expect(await codeOf(addProduct(world.deps, player, 'neon-skin'))).toBe('NOT_FOUND');
    expect(await own()).toMatchObject({ cart: { lines: [] }, wishes: [] });
  });

  it('sells a scheduled product from its instant on', async () => {
    await changeProduct(world.db, 'neon-skin', { state: 'scheduled', onSaleFrom: world.now + 1 });
    expect(await codeOf(addProduct(world.deps, player, 'neon-skin'))).toBe('PRODUCT_NOT_SOLD');
    world.pass(1);
    expect(await codeOf(addProduct(world.deps, player, 'neon-skin'))).toBe('ok');
  });

  it('pays bundles with money first, so that their coins pay the rest (SO-08)', async () => {
    await world.pay(player, 20_00);
    await fillCart(world, player, { 'bundle-1000': 2, 'mystery-chest': 1 });
    expect(await pay(world, player, 300, 20_00)).toBe('ok');
    expect([await coins(), await world.balance(player)]).toEqual([2_000 - 300 + 6, 0]);
    await fillCart(world, player, { 'bundle-500': 1 });
    expect(await pay(world, player, 0, 5_00)).toBe('INSUFFICIENT_FUNDS');
    expect(await own()).toMatchObject({ loyalty: { tier: 'bronze', spentCents: 20_00 } });
  });

  it('asks for the second factor where all that goes to BattleCoin in 24 hours is more than $100', async () => {
    await world.pay(player, 500_00);
    await fillCart(world, player, { 'bundle-2500': 4 });
    expect(await pay(world, player, 0, 100_00)).toBe('ok');
    await fillCart(world, player, { 'bundle-500': 1 });
    expect(await pay(world, player, 0, 5_00)).toBe('TWO_FACTOR_SETUP_REQUIRED');
    expect([await coins(), await world.balance(player)]).toEqual([10_000, 400_00]);
    world.pass(24 * 3_600_000);
    expect(await pay(world, player, 0, 5_00)).toBe('ok');
    expect((await own()).loyalty).toMatchObject({ tier: 'silver', spentCents: 105_00, nextTier: 'gold' });
  });

  it('spends no BattleCoin while redemption is off; bundles are sold on (C-06)', async () => {
    await world.pay(player, 1_000, 'BC');
    await world.pay(player, 5_00);
    const flip = (on: boolean) =>
      world.db.transact((tx) => changeFlag(tx, 'battlecoin-redemption', on, player.userId, world.now));
    await flip(false);
    await fillCart(world, player, { 'victory-frame': 1 });
    expect(await pay(world, player, 500)).toBe('REDEMPTION_OFF');
    await fillCart(world, player, { 'victory-frame': 0, 'bundle-500': 1 });
    expect(await pay(world, player, 0, 5_00)).toBe('ok');
    expect(await coins()).toBe(1_500);
  });

  it('sells crates to verified players who are old enough for their region, and not where the operator has switched them off', async () => {
    player = await world.player({ verification: 'unverified' });
    await world.pay(player, 1_000, 'BC');
    await fillCart(world, player, { 'mystery-chest': 1 });
    expect(await pay(world, player, 300)).toBe('CRATES_CLOSED');
    await world.db.transact((tx) =>
      tx.update(users).set({ verification: 'verified', region: 'eu' }).where(eq(users.id, player.userId)),
    );
    await world.configure('crates_off_regions', 'eu');
    expect(await pay(world, player, 300)).toBe('CRATES_CLOSED');
    await world.configure('crates_off_regions', 'asia');
    await world.configure('crates_min_age', '18, eu 21');
    expect(await pay(world, player, 300)).toBe('CRATES_CLOSED');
    const { crateBar } = await readOwnStore(world.db.read, player.userId, world.now);
    expect(crateBar).toBe('too-young');
    await world.db.transact((tx) => tx.update(users).set({ bornOn: '1990-01-01' }).where(eq(users.id, player.userId)));
    expect(await pay(world, player, 300)).toBe('ok');
  });

  it('of a suspended account, an empty cart or for nothing is refused', async () => {
    expect(await pay(world, player, 0)).toBe('CART_EMPTY');
    await fillCart(world, player, { 'victory-frame': 1 });
    await world.db.transact((tx) => tx.update(users).set({ status: 'suspended' }).where(eq(users.id, player.userId)));
    expect(await pay(world, player, 500)).toBe('ACCOUNT_SUSPENDED');
  });
});

describe('a promo code (SO-14, SO-15, C-23)', () => {
  const apply = (code: string) => codeOf(applyPromoCode(world.deps, player, code));

  it('takes its percent off once, the newest in the place of the one before, an unknown one of none', async () => {
    await world.pay(player, 5_000, 'BC');
    await fillCart(world, player, { 'neon-skin': 1 });
    expect([await apply('investor20'), await apply('no such code')]).toEqual(['ok', 'ok']);
    expect((await own()).cart).toMatchObject({ discountCoins: 150, payCoins: 600, code: { code: 'INVESTOR20' } });
    await apply(' Welcome10');
    expect((await own()).cart).toMatchObject({ discountCoins: 75, payCoins: 675, code: { code: 'WELCOME10' } });
    expect(await pay(world, player, 675)).toBe('ok');
    expect(await orders()).toMatchObject([{ code: 'WELCOME10', discountCoins: 75, paidCoins: 675, backCoins: 13 }]);
    expect((await own()).cart).toMatchObject({ lines: [], code: null });
    expect([await apply('WELCOME10'), await apply('STREAMER15'), await apply('INVESTOR20')]).toEqual([
      'PROMO_UNUSABLE',
      'PROMO_UNUSABLE',
      'ok',
    ]);
  });

  it('is good for later where it took nothing off', async () => {
    await world.pay(player, 5_00);
    await world.pay(player, 1_000, 'BC');
    await fillCart(world, player, { 'bundle-500': 1 });
    await apply('INVESTOR20');
    expect(await pay(world, player, 0, 5_00)).toBe('ok');
    expect(await orders()).toMatchObject([{ code: null, discountCoins: 0 }]);
    await fillCart(world, player, { 'victory-frame': 1 });
    expect([await apply('INVESTOR20'), await pay(world, player, 400)]).toEqual(['ok', 'ok']);
  });

  it('is taken off the cart again, and takes nothing off money', async () => {
    await fillCart(world, player, { 'bundle-500': 1, 'victory-frame': 1 });
    await apply('INVESTOR20');
    expect((await own()).cart).toMatchObject({ payCoins: 400, payCents: 5_00 });
    await apply('');
    expect((await own()).cart).toMatchObject({ payCoins: 500, payCents: 5_00, code: null });
  });

  it('that was used since it was put on the cart stops the checkout and shows no discount', async () => {
    await world.pay(player, 5_000, 'BC');
    await fillCart(world, player, { 'victory-frame': 1 });
    await apply('WELCOME10');
    await pay(world, player, 450);
    await fillCart(world, player, { 'mystery-chest': 1 });
    // As if it had been put there before.
    const { updateStorePlayer } = await import('../../../db/store/cart.queries.ts');
    await world.db.transact((tx) => updateStorePlayer(tx, player.userId, { code: 'WELCOME10' }));
    expect((await own()).cart).toMatchObject({ discountCoins: 0, payCoins: 300, code: { reason: 'used' } });
    expect(await pay(world, player, 300)).toBe('PROMO_UNUSABLE');
  });
});
