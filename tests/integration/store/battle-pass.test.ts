import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countDeed } from '../../../db/missions/count-deed.ts';
import { addSeasonXp, readSeasonXp } from '../../../db/missions/season.queries.ts';
import { lockMissionPlayer } from '../../../db/missions/mission.queries.ts';
import { insertOrder } from '../../../db/store/cart.queries.ts';
import { addItem, readOwned } from '../../../db/store/item.queries.ts';
import { purchase } from '../../../db/wallet/index.ts';
import { FIRST_SEASON, SEASON_BREAK, SEASON_LENGTH } from '../../../domain/missions/season.ts';
import { MISSION_COINS_PER_DAY_MAX } from '../../../domain/missions/rewards.ts';
import { mondayOf } from '../../../domain/missions/day.ts';
import { DAY, utcDay } from '../../../domain/shared/time.ts';
import { PASS_SALES_ACCOUNT, STORE_SALES_ACCOUNT } from '../../../domain/wallet/ledger.ts';
import { claimMission } from '../../../gateway/missions/claim-mission.ts';
import { claimPass, readBattlePass } from '../../../gateway/store/passes/claim-pass.ts';
import { openDueSeason } from '../../../gateway/store/passes/open-season.ts';
import { readCatalogue } from '../../../gateway/store/read-store.ts';
import { returnLine } from '../../../gateway/store/orders/return-line.ts';
import { addProduct } from '../../../gateway/store/orders/change-cart.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import { coinsOf, complete, playerOf } from '../../support/mission-steps.ts';
import { fillCart, ordersOf, pay } from '../../support/store-steps.ts';
import { World, codeOf } from '../../support/world.ts';

const PASS = 'season-1-battle-pass';
const PRICE = 1_500;

let world: World;
let player: Actor;
beforeEach(async () => {
  world = await World.open({ connections: 8 });
  player = await world.player();
  await world.pay(player, PRICE, 'BC');
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  await world.close();
});

const coins = () => coinsOf(world.db, player.userId);
const earn = (xp: number) =>
  world.db.transact(async (tx) => {
    await lockMissionPlayer(tx, player.userId);
    await addSeasonXp(tx, player.userId, xp, world.now);
  });
const claim = (key = world.key()) => codeOf(claimPass(world.deps, player, key));
async function buy(): Promise<void> {
  await fillCart(world, player, { [PASS]: 1 });
  expect(await pay(world, player, PRICE)).toBe('ok');
}
const standing = () => readBattlePass(world.db.read, player.userId, world.now);

describe('a season', () => {
  it('begins once, with its end in the catalogue; before and after it nothing is sold and nothing counts (SO-07)', async () => {
    expect([await codeOf(addProduct(world.deps, player, PASS)), await claim()]).toEqual([
      'PRODUCT_NOT_SOLD',
      'SEASON_OVER',
    ]);
    await earn(500);
    expect([await openDueSeason(world.deps), await openDueSeason(world.deps)]).toEqual([1, 0]);
    expect(await standing()).toEqual({
      id: FIRST_SEASON,
      number: 1,
      nextStartsAt: null,
      had: [],
      startsAt: world.now,
      endsAt: world.now + SEASON_LENGTH,
      xp: 0,
      hasPaid: false,
      claimed: [],
    });
    await buy();
    await earn(150);
    world.pass(SEASON_LENGTH);
    await earn(150);
    expect(await standing()).toMatchObject({ xp: 150, hasPaid: true });
    expect(await claim()).toBe('SEASON_OVER');
    const late = await world.player();
    expect(await codeOf(addProduct(world.deps, late, PASS))).toBe('PRODUCT_NOT_SOLD');
  });

  it('is followed by the next one: prepared once at the end, begun after the break, with a pass and tiers of its own', async () => {
    await openDueSeason(world.deps);
    const firstEnd = world.now + SEASON_LENGTH;
    await earn(10_000);
    await buy();
    world.pass(SEASON_LENGTH - 1);
    expect(await openDueSeason(world.deps)).toBe(0);
    world.pass(1);
    const opened = await Promise.all([openDueSeason(world.deps), openDueSeason(world.deps), openDueSeason(world.deps)]);
    expect(opened.reduce((sum, count) => sum + count, 0)).toBe(1);
    const next = 'season-2-battle-pass';
    expect([await openDueSeason(world.deps), await claim()]).toEqual([0, 'SEASON_OVER']);
    expect(await standing()).toMatchObject({ number: 1, xp: 10_000, nextStartsAt: firstEnd + SEASON_BREAK });
    expect(await readCatalogue(world.db.read, world.now)).toContainEqual(
      expect.objectContaining({ id: next, name: 'Season 2 Battle Pass', state: 'scheduled', number: 11 }),
    );
    expect(await codeOf(addProduct(world.deps, player, next))).toBe('PRODUCT_NOT_SOLD');
    await earn(500);
    world.pass(SEASON_BREAK);
    expect(await standing()).toMatchObject({ id: 'season-2', number: 2, xp: 0, hasPaid: false, claimed: [] });
    await earn(2_500);
    expect(await claim()).toBe('ok');
    await world.pay(player, PRICE, 'BC');
    await fillCart(world, player, { [next]: 1 });
    expect(await pay(world, player, PRICE)).toBe('ok');
    world.pass(DAY);
    expect(await claim()).toBe('ok');
    expect([...(await readOwned(world.db.read, player.userId))].toSorted()).toEqual([
      'season-1',
      'season-2',
      'sentinel-title',
    ]);
  });

  it('never begins in the past where nobody was there to open it', async () => {
    await openDueSeason(world.deps);
    world.pass(2 * SEASON_LENGTH);
    expect(await openDueSeason(world.deps)).toBe(1);
    expect(await standing()).toMatchObject({ id: 'season-2', startsAt: world.now, endsAt: world.now + SEASON_LENGTH });
  });

  it('counts experience as it is earned, by when the deed was done', async () => {
    await openDueSeason(world.deps);
    const deed = { kind: 'battle-ended', won: false } as never;
    for (const [key, at] of [
      ['a', world.now],
      ['b', world.now - DAY],
    ] as const)
      await world.db.transact((tx) => countDeed(tx, { userId: player.userId, deed, key, at }, new Set()));
    expect(await readSeasonXp(world.db.read, player.userId, FIRST_SEASON)).toBe(10);
    expect((await playerOf(world.db, player.userId)).xp).toBe(20);
  });
});

describe('what missions bring', () => {
  it('moves the tiers where it is experience, and takes from the room of the day where it is coins', async () => {
    await openDueSeason(world.deps);
    const monday = mondayOf(utcDay(world.now));
    const targets = await complete(world.db, player.userId, 'reach-10-targets', world.now, monday);
    const win = await complete(world.db, player.userId, 'win-2-games', world.now);
    for (const id of [targets, win]) expect(await codeOf(claimMission(world.deps, player, world.key(), id))).toBe('ok');
    expect((await standing())?.xp).toBe(250);
    const paid = (await coins()) - PRICE;
    expect(paid).toBeGreaterThan(0);
    await earn(10_000);
    await world.pay(player, PRICE, 'BC');
    await buy();
    const before = await coins();
    expect(await claim()).toBe('ok');
    const room = MISSION_COINS_PER_DAY_MAX - paid;
    expect((await coins()) - before).toBe(room - (room % 20));
  });
});

describe('a battle pass', () => {
  beforeEach(async () => void (await openDueSeason(world.deps)));

  it('gives each reached reward of the free track once, and of the paid one to whoever has bought it, however late', async () => {
    expect(await claim()).toBe('PASS_NOTHING');
    await earn(1_000);
    expect(await claim()).toBe('ok');
    expect(await coins()).toBe(PRICE + 20);
    expect((await playerOf(world.db, player.userId)).credits).toBe(90);
    expect(await claim()).toBe('PASS_NOTHING');
    await world.pay(player, 30, 'BC');
    await buy();
    const before = await coins();
    expect(await claim()).toBe('ok');
    expect([(await coins()) - before, (await standing())?.claimed.length]).toEqual([80, 20]);
    expect(await codeOf(addProduct(world.deps, player, PASS))).toBe('ITEM_OWNED');
  });

  it('brings no more than the day’s cap of missions at once, and the rest on the next days; titles and frames are worn', async () => {
    await earn(10_000);
    await buy();
    let before = await coins();
    const days: number[] = [];
    const codes: string[] = [];
    for (let day = 0; day < 3; day++) {
      codes.push(await claim(), await claim());
      days.push((await coins()) - before);
      before = await coins();
      world.pass(DAY);
    }
    expect(days).toEqual([MISSION_COINS_PER_DAY_MAX, MISSION_COINS_PER_DAY_MAX, 0]);
    expect(codes).toEqual(['ok', 'MISSION_CAP_REACHED', 'ok', 'PASS_NOTHING', 'PASS_NOTHING', 'PASS_NOTHING']);
    expect((await standing())?.claimed).toHaveLength(200);
    expect([...(await readOwned(world.db.read, player.userId))]).toEqual(
      expect.arrayContaining([
        'pathfinder-title',
        'vanguard-title',
        'trailblazer-title',
        'meridian-frame',
        'zenith-frame',
      ]),
    );
  });

  it('is claimed once under many presses, and a key answers again', async () => {
    await earn(1_000);
    const key = world.key();
    const codes = await Promise.all([claim(key), claim(), claim(), claim(key)]);
    expect(new Set(codes)).toEqual(new Set(['ok', 'PASS_NOTHING']));
    expect(await coins()).toBe(PRICE + 20);
    expect((await standing())?.claimed).toHaveLength(10);
    expect((await playerOf(world.db, player.userId)).credits).toBe(90);
  });

  it('is taken back by staff only as long as nothing of the paid track was claimed', async () => {
    const admin = await world.player({ role: 'administrator' });
    await buy();
    const [order] = await ordersOf(world.db, player.userId);
    const back = () =>
      codeOf(
        returnLine(world.deps, admin, world.key(), {
          orderId: order?.id ?? '',
          productId: PASS,
          reason: 'By mistake.',
        }),
      );
    expect(await accountCents(world.db.read, PASS_SALES_ACCOUNT)).toBe(PRICE);
    expect([await back(), await coins(), (await standing())?.hasPaid]).toEqual(['ok', PRICE, false]);
    // What loyalty gave for it was taken off what came back.
    expect(await accountCents(world.db.read, PASS_SALES_ACCOUNT)).toBe(30);
    expect(await accountCents(world.db.read, STORE_SALES_ACCOUNT)).toBe(0);
    await buy();
    await earn(500);
    expect(await claim()).toBe('ok');
    const [, second] = await ordersOf(world.db, player.userId);
    const input = { orderId: second?.id ?? '', productId: PASS, reason: 'By mistake.' };
    expect(await codeOf(returnLine(world.deps, admin, world.key(), input))).toBe('LINE_USED');
  });

  it('leaves the account that took its price, and the one of passes untouched where it was bought before there was one', async () => {
    const admin = await world.player({ role: 'administrator' });
    const id = await world.db.transact(async (tx) => {
      await insertOrder(
        tx,
        {
          id: 'early',
          userId: player.userId,
          at: world.now,
          code: null,
          discountCoins: 0,
          paidCoins: PRICE,
          paidCents: 0,
          backCoins: 0,
        },
        [{ orderId: 'early', productId: PASS, name: 'Season 1', quantity: 1, price: PRICE, isMoney: false }],
      );
      await addItem(tx, { userId: player.userId, item: FIRST_SEASON, source: 'early', at: world.now });
      const into = [{ accountId: STORE_SALES_ACCOUNT, amount: PRICE }];
      const paid = { id: 'early', userId: player.userId, kind: 'store_purchase', currency: 'BC', coins: 0 } as const;
      await purchase(tx, { ...paid, into }, world.deps.newId, world.now);
      return 'early';
    });
    const input = { orderId: id, productId: PASS, reason: 'By mistake.' };
    expect(await codeOf(returnLine(world.deps, admin, world.key(), input))).toBe('ok');
    expect(await coins()).toBe(PRICE);
    expect(await accountCents(world.db.read, PASS_SALES_ACCOUNT)).toBe(0);
    expect(await accountCents(world.db.read, STORE_SALES_ACCOUNT)).toBe(0);
  });
});
