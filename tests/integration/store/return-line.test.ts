import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { events } from '../../../db/events/event.table.ts';
import { readOwned, readWorn } from '../../../db/store/item.queries.ts';
import { GIFT_LIFE } from '../../../domain/store/gift.ts';
import { claimGift, returnDueGifts } from '../../../gateway/store/gifts/claim-gift.ts';
import { openCrate, prepareOpening } from '../../../gateway/store/crates/open-crate.ts';
import { readBoughtOrders } from '../../../gateway/store/orders/read-bought.ts';
import { readLines } from '../../../gateway/store/orders/read-orders.ts';
import { returnLine } from '../../../gateway/store/orders/return-line.ts';
import { wearItem } from '../../../gateway/store/wear-item.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { GIFT, GIFT_COINS, give, tokenTo } from '../../support/gift-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { readCoinSpending } from '../../../db/wallet/index.ts';
import { coinsOf } from '../../support/mission-steps.ts';
import { cratesOf, fillCart, ordersOf, pay } from '../../support/store-steps.ts';
import { World, codeOf } from '../../support/world.ts';

const PURSE = 10_000;
const REASON = 'Bought by mistake.';

let world: World;
let [buyer, admin]: [Actor, Actor] = [undefined as never, undefined as never];
beforeEach(async () => {
  world = await World.open({ connections: 8 });
  [buyer, admin] = [await world.player(), await world.player({ role: 'administrator' })];
  await world.pay(buyer, PURSE, 'BC');
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  await world.close();
});

const coins = (who = buyer) => coinsOf(world.db, who.userId);
/** Buys, and answers the order's id. */
async function buy(cart: Readonly<Record<string, number>>, payCoins: number, who = buyer): Promise<string> {
  await fillCart(world, who, cart);
  expect(await pay(world, who, payCoins)).toBe('ok');
  const orders = await ordersOf(world.db, who.userId);
  return orders.at(-1)?.id ?? '';
}
const takeBack = (orderId: string, productId: string, by = admin, key = world.key(), reason = REASON) =>
  codeOf(returnLine(world.deps, by, key, { orderId, productId, reason }));
const linesOf = async (who = buyer) => {
  const { edges } = await readBoughtOrders(world.db.read, who.userId, { first: 10 });
  return edges.flatMap(({ node }) => node.lines);
};
const told = async () =>
  (await world.db.read.select().from(events).where(eq(events.type, 'store.returned'))).map(({ data }) => data);

describe('what staff take back', () => {
  it('leaves inventory and face, brings back what was paid less what loyalty gave, and is told and kept', async () => {
    const orderId = await buy({ 'neon-skin': 1 }, 750);
    await wearItem(world.deps, buyer, 'neon-skin');
    expect(await coins(), 'two per cent came back').toBe(PURSE - 750 + 15);
    expect(await linesOf()).toMatchObject([{ state: 'returnable', coins: 735, returnedAt: null }]);
    expect(await takeBack(orderId, 'neon-skin', admin, world.key(), ' ')).toBe('BAD_INPUT');
    expect(await takeBack(orderId, 'neon-skin')).toBe('ok');
    expect(await coins()).toBe(PURSE);
    expect([...(await readOwned(world.db.read, buyer.userId))]).toEqual([]);
    expect(await readWorn(world.db.read, [buyer.userId])).toEqual([]);
    expect(await linesOf()).toMatchObject([{ state: 'returned', coins: 735, returnedAt: world.now }]);
    expect((await readLines(world.db.read, [orderId]))[0]).toMatchObject([{ name: 'Neon Skin', returnedCoins: 735 }]);
    expect(await told()).toMatchObject([
      { userId: buyer.userId, orderId, name: 'Neon Skin', coins: 735, reason: REASON },
    ]);
    const kept = await world.db.read.select().from(auditLog).where(eq(auditLog.action, 'store.returned'));
    expect(kept).toMatchObject([{ actorId: admin.userId, subjectId: buyer.userId, reason: REASON }]);
    expect(await buy({ 'neon-skin': 1 }, 750), 'it can be bought again').not.toBe(orderId);
  });

  it('happens once: a key answers again, a second press and two administrators at once do not', async () => {
    const other = await world.player({ role: 'administrator' });
    const orderId = await buy({ 'mystery-chest': 3 }, 900);
    const key = world.key();
    const codes = await Promise.all([
      takeBack(orderId, 'mystery-chest', admin, key),
      takeBack(orderId, 'mystery-chest', other),
    ]);
    expect(codes.toSorted()).toEqual(['LINE_RETURNED', 'ok']);
    const again = await takeBack(orderId, 'mystery-chest', admin, key);
    expect(again).toBe(codes[0]);
    expect(await takeBack(orderId, 'mystery-chest')).toBe('LINE_RETURNED');
    expect(await cratesOf(world.db, buyer.userId)).toEqual([]);
    expect([await coins(), (await told()).length]).toEqual([PURSE, 1]);
  });

  it('is refused where something was used, of one’s own, or by anybody but an administrator', async () => {
    const chests = await buy({ 'mystery-chest': 2 }, 600);
    const [crate] = await cratesOf(world.db, buyer.userId);
    const { commitment } = await prepareOpening(world.deps, buyer);
    await openCrate(world.deps, buyer, world.key(), { crateId: crate?.id ?? '', commitment, clientSeed: 'seed' });
    expect(await takeBack(chests, 'mystery-chest')).toBe('LINE_USED');
    expect(await takeBack(chests, 'neon-skin')).toBe('NOT_FOUND');
    expect(await takeBack('unknown', 'neon-skin')).toBe('NOT_FOUND');
    await world.pay(admin, 750, 'BC');
    const own = await buy({ 'neon-skin': 1 }, 750, admin);
    expect(await takeBack(own, 'neon-skin')).toBe('OWN_MONEY');
    for (const role of ['player', 'moderator', 'senior_moderator'] as const)
      expect(await takeBack(own, 'neon-skin', await world.player({ role }))).toBe('FORBIDDEN');
    expect(await told()).toEqual([]);
  });

  it('of bundles gives the money back for the coins, once, and what was spent on coins is less by it (WA-08, C-45)', async () => {
    await world.pay(buyer, 20_00);
    await fillCart(world, buyer, { 'bundle-500': 2 });
    expect(await pay(world, buyer, 0, 10_00)).toBe('ok');
    const orderId = (await ordersOf(world.db, buyer.userId))[0]?.id ?? '';
    expect(await linesOf()).toMatchObject([{ state: 'returnable', coins: 0, cents: 10_00 }]);
    const other = await world.player({ role: 'administrator' });
    const [key, spent] = [world.key(), () => readCoinSpending(world.db.read, buyer.userId)];
    expect(await spent()).toBe(10_00);
    const codes = await Promise.all([
      takeBack(orderId, 'bundle-500', admin, key),
      takeBack(orderId, 'bundle-500', other),
    ]);
    expect(codes.toSorted()).toEqual(['LINE_RETURNED', 'ok']);
    expect(await takeBack(orderId, 'bundle-500', admin, key)).toBe(codes[0]);
    expect([await coins(), await world.balance(buyer), await spent()]).toEqual([PURSE, 20_00, 0]);
    expect(await linesOf()).toMatchObject([{ state: 'returned', cents: 10_00, returnedAt: world.now }]);
    expect((await readLines(world.db.read, [orderId]))[0]).toMatchObject([
      { returnedCoins: null, returnedCents: 10_00 },
    ]);
    expect(await told()).toMatchObject([{ userId: buyer.userId, orderId, coins: 0, cents: 10_00, reason: REASON }]);
    const kept = await world.db.read.select().from(auditLog).where(eq(auditLog.action, 'store.returned'));
    expect(kept).toMatchObject([{ subjectId: buyer.userId, reason: REASON, data: { cents: 10_00 } }]);
  });

  it('of a bundle waits for all of its coins: with one spent nothing moves, also when both happen at once', async () => {
    const poor = await world.player({ cents: 10_00 });
    await fillCart(world, poor, { 'bundle-500': 1 });
    expect(await pay(world, poor, 0, 5_00)).toBe('ok');
    const orderId = (await ordersOf(world.db, poor.userId))[0]?.id ?? '';
    await fillCart(world, poor, { 'mystery-chest': 1 });
    const codes = await Promise.all([pay(world, poor, 300), takeBack(orderId, 'bundle-500')]);
    const left = [await coins(poor), await world.balance(poor)];
    expect([
      [
        ['ok', 'LINE_MONEY'],
        [206, 5_00],
      ],
      [
        ['INSUFFICIENT_FUNDS', 'ok'],
        [0, 10_00],
      ],
    ]).toContainEqual([codes, left]);
    if (codes[0] === 'ok') expect(await takeBack(orderId, 'bundle-500')).toBe('LINE_MONEY');
    expect((await told()).length).toBe(codes[1] === 'ok' ? 1 : 0);
  });

  it('ends a gift that nobody has claimed, once, and leaves one that was claimed', async () => {
    expect(await give(world, buyer, 'one@elsewhere.example')).toBe('ok');
    expect(await give(world, buyer, 'two@elsewhere.example')).toBe('ok');
    const [one = '', two = ''] = (await ordersOf(world.db, buyer.userId)).map(({ id }) => id).toSorted();
    const friend = await world.player();
    await claimGift(world.deps, friend, { token: await tokenTo(world, 'two@elsewhere.example'), giftId: null });
    expect([await takeBack(one, GIFT), await takeBack(two, GIFT)]).toEqual(['ok', 'LINE_USED']);
    expect(await coins()).toBe(PURSE - GIFT_COINS);
    const token = await tokenTo(world, 'one@elsewhere.example');
    expect(await codeOf(claimGift(world.deps, friend, { token, giftId: null }))).toBe('GIFT_GONE');
    world.pass(GIFT_LIFE);
    await returnDueGifts(world.deps);
    expect([await takeBack(one, GIFT), await coins()]).toEqual(['LINE_RETURNED', PURSE - GIFT_COINS]);
  });

  it('and its opening meet on one lock: either the crate is opened or it is taken back', async () => {
    const orderId = await buy({ 'mystery-chest': 1 }, 300);
    const [crate] = await cratesOf(world.db, buyer.userId);
    const { commitment } = await prepareOpening(world.deps, buyer);
    const open = openCrate(world.deps, buyer, world.key(), {
      crateId: crate?.id ?? '',
      commitment,
      clientSeed: 'seed',
    });
    const codes = await Promise.all([codeOf(open), takeBack(orderId, 'mystery-chest')]);
    expect([
      ['ok', 'LINE_USED'],
      ['NOT_FOUND', 'ok'],
    ]).toContainEqual(codes);
  });
});
