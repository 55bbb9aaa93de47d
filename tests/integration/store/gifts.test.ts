import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { events } from '../../../db/events/event.table.ts';
import { engine } from '../../../db/client/kit.ts';
import { readOwned } from '../../../db/store/item.queries.ts';
import { changeFlag } from '../../../db/settings/flag.queries.ts';
import { GIFTS_PER_DAY, GIFT_LIFE } from '../../../domain/store/gift.ts';
import { DAY } from '../../../domain/shared/time.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { applyPromoCode, setProductQuantity } from '../../../gateway/store/orders/change-cart.ts';
import { claimGift, declineGift, returnDueGifts } from '../../../gateway/store/gifts/claim-gift.ts';
import { readGift, readGiftsTo } from '../../../gateway/store/gifts/read-gifts.ts';
import { readOrders, readSentGifts } from '../../../gateway/store/orders/read-orders.ts';
import { GIFT, GIFT_COINS, giftsIn, give, lettersTo, tokenTo } from '../../support/gift-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { coinsOf } from '../../support/mission-steps.ts';
import { Race, countCodes } from '../../support/race.ts';
import { fillCart, pay } from '../../support/store-steps.ts';
import { World, codeOf } from '../../support/world.ts';
import { archived } from '../../support/personal-data.ts';

const STRANGER = 'somebody@elsewhere.example';
const CONTENT = ['rising-star-title', 'starter-frame'];

let world: World;
let [buyer, friend]: [Actor, Actor] = [undefined as never, undefined as never];
beforeEach(async () => {
  world = await World.open({ connections: 8 });
  [buyer, friend] = [await world.player({ username: 'giver' }), await world.player({ username: 'getter' })];
  await world.pay(buyer, 10 * GIFT_COINS, 'BC');
});
afterEach(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
});

const coins = () => coinsOf(world.db, buyer.userId);
const owned = async ({ userId }: Actor) => [...(await readOwned(world.db.read, userId))].toSorted();
const claim = (who: Actor, token: string | null, giftId: string | null = null) =>
  codeOf(claimGift(world.deps, who, { token, giftId }));
const receipt = async () => {
  const { edges } = await readOrders(world.db.read, buyer.userId, { first: 1 });
  return (
    await readSentGifts(
      world.db.read,
      edges.map(({ node }) => node.id),
    )
  )[0]?.[0];
};

describe('a gift', () => {
  it('needs the valid address of somebody else, and nothing is paid without (SO-16)', async () => {
    for (const to of ['', 'nobody', 'a@b', 'x<victim@players.example>'])
      expect(await give(world, buyer, to)).toBe('BAD_INPUT');
    expect(await give(world, buyer, null)).toBe('GIFT_ADDRESS');
    expect(await give(world, buyer, ' Giver@Players.Example ')).toBe('ONESELF');
    await fillCart(world, buyer, { [GIFT]: 0, 'victory-frame': 1 });
    expect(await pay(world, buyer, 500, 0, world.key(), STRANGER)).toBe('GIFT_ADDRESS');
    expect(await codeOf(setProductQuantity(world.deps, buyer, GIFT, 2))).toBe('GIFT_SINGLE');
    expect([await coins(), await giftsIn(world)]).toEqual([10 * GIFT_COINS, []]);
  });

  it('reaches the person by an e-mail whose link is claimed once, and the buyer reads what became of it (SO-16)', async () => {
    expect(await give(world, buyer, STRANGER)).toBe('ok');
    const token = await tokenTo(world, STRANGER);
    expect(await readGift(world.deps, token)).toMatchObject({ from: 'giver', items: ['Rising Star', 'Starter Frame'] });
    expect(await receipt()).toMatchObject({ state: 'sent', shownAddress: 's•••y@elsewhere.example' });
    expect([await claim(buyer, token), await claim(friend, `${token}x`)]).toEqual(['ONESELF', 'GIFT_GONE']);
    const other = await world.player();
    const codes = await Promise.all([friend, other, friend, other].map((who) => claim(who, token)));
    expect(codes.filter((code) => code === 'GIFT_GONE').length).toBeGreaterThanOrEqual(2);
    expect([await owned(friend), await owned(other)].filter((items) => items.length > 0)).toEqual([CONTENT]);
    expect(await receipt()).toMatchObject({ state: 'claimed', shownAddress: null, returnedCoins: 0 });
    expect(await codeOf(readGift(world.deps, token))).toBe('GIFT_GONE');
  });

  it('is claimed by link and by address as long as the secret is named under which it was sent', async () => {
    expect([await give(world, buyer, STRANGER), await give(world, buyer, 'getter@players.example')]).toEqual([
      'ok',
      'ok',
    ]);
    const token = await tokenTo(world, STRANGER);
    const [waiting] = await readGiftsTo(world.deps, friend.userId);
    const { config } = world.deps;
    const under = (earlierSecret: string | null) => ({
      ...world.deps,
      config: { ...config, sessionSecret: 'another-secret-from-now-on', earlierSecret },
    });
    const [named, unnamed] = [under(config.sessionSecret), under(null)];
    const byId = { token: null, giftId: waiting?.id ?? '' };
    expect(await codeOf(readGift(unnamed, token))).toBe('GIFT_GONE');
    expect(await codeOf(claimGift(unnamed, friend, byId))).toBe('NOT_FOUND');
    expect(await readGiftsTo(unnamed, friend.userId)).toEqual([]);
    expect(await readGift(named, token)).toMatchObject({ from: 'giver' });
    expect(await readGiftsTo(named, friend.userId)).toEqual([waiting]);
    expect(await codeOf(claimGift(named, friend, byId))).toBe('ok');
    expect(await codeOf(claimGift(named, await world.player(), { token, giftId: null }))).toBe('ok');
  });

  it('waits in the account that has the address, and looks the same to the buyer where none has (SO-16)', async () => {
    expect([await give(world, buyer, 'GETTER@players.example'), await give(world, buyer, STRANGER)]).toEqual([
      'ok',
      'ok',
    ]);
    const [known, unknown] = await giftsIn(world);
    const looks = (gift: typeof known) => ({
      ...gift,
      id: '',
      orderId: '',
      addressHash: '',
      addressShown: '',
      tokenHash: '',
    });
    expect(looks(known)).toEqual(looks(unknown));
    expect(await lettersTo(world, 'GETTER@players.example')).toHaveLength(1);
    const [waiting, ...more] = await readGiftsTo(world.deps, friend.userId);
    expect(more).toEqual([]);
    expect(await claim(await world.player(), null, waiting?.id ?? '')).toBe('NOT_FOUND');
    expect(await claim(friend, null, waiting?.id ?? '')).toBe('ok');
    expect(await claim(friend, null, waiting?.id ?? '')).toBe('ok');
    expect(await owned(friend)).toEqual(CONTENT);
    expect(await readGiftsTo(world.deps, friend.userId)).toEqual([]);
  });

  it('comes back once after thirty days with what was paid for it, a discount taken off, and can be claimed no more (SO-16)', async () => {
    await applyPromoCode(world.deps, buyer, 'WELCOME10');
    expect(await give(world, buyer, STRANGER, 720)).toBe('ok');
    expect(await coins()).toBe(10 * GIFT_COINS - 720);
    const token = await tokenTo(world, STRANGER);
    world.pass(GIFT_LIFE - 1);
    expect(await returnDueGifts(world.deps)).toBe(0);
    world.pass(1);
    expect(await claim(friend, token)).toBe('GIFT_GONE');
    await Promise.all([returnDueGifts(world.deps), returnDueGifts(world.deps), returnDueGifts(world.deps)]);
    expect(await coins()).toBe(10 * GIFT_COINS);
    expect(await receipt()).toMatchObject({ state: 'returned', returnedCoins: 720, shownAddress: null });
    expect([await claim(friend, token), await owned(friend)]).toEqual(['GIFT_GONE', []]);
  });

  it('brings no loyalty back, so that giving in circles earns nothing', async () => {
    for (let round = 0; round < 3; round++) {
      expect(await give(world, buyer, STRANGER)).toBe('ok');
      world.pass(GIFT_LIFE);
      await returnDueGifts(world.deps);
      expect(await coins()).toBe(10 * GIFT_COINS);
    }
  });

  it('goes back at once when it is declined, once, with what was paid for it; both sides are told, the buyer not by whom', async () => {
    await applyPromoCode(world.deps, buyer, 'WELCOME10');
    expect(await give(world, buyer, 'getter@players.example', 720)).toBe('ok');
    const [waiting] = await readGiftsTo(world.deps, friend.userId);
    const id = waiting?.id ?? '';
    const token = await tokenTo(world, 'getter@players.example');
    const decline = (who: Actor, by: string | null, giftId: string | null = null) =>
      codeOf(declineGift(world.deps, who, { token: by, giftId }));
    const other = await world.player();
    expect([await decline(friend, null), await decline(friend, token, id)]).toEqual(['BAD_INPUT', 'BAD_INPUT']);
    expect([await decline(other, null, id), await decline(buyer, token)]).toEqual(['NOT_FOUND', 'ONESELF']);
    expect(await decline(await world.player({ status: 'banned' }), token)).toBe('ACCOUNT_BANNED');
    const codes = await Promise.all([decline(friend, token), decline(friend, token), decline(friend, token)]);
    expect(codes.toSorted()).toEqual(['GIFT_GONE', 'GIFT_GONE', 'ok']);
    expect(await claim(friend, token)).toBe('GIFT_GONE');
    expect([await coins(), await owned(friend)]).toEqual([10 * GIFT_COINS, []]);
    expect(await receipt()).toMatchObject({ state: 'returned', returnedCoins: 720, shownAddress: null });
    world.pass(GIFT_LIFE);
    await returnDueGifts(world.deps);
    expect(await coins()).toBe(10 * GIFT_COINS);
    const told = await world.db.read.select().from(events);
    const ends = told.filter(({ type }) => type.startsWith('gift.'));
    expect(ends.map(({ type, data }) => [type, data])).toEqual([
      ['gift.ended', expect.objectContaining({ userId: buyer.userId, coins: 720, isDeclined: true })],
      ['gift.declined', { userId: friend.userId, giftId: id, name: 'Friend Starter Gift Pack' }],
    ]);
    expect(JSON.stringify(ends.find(({ type }) => type === 'gift.ended'))).not.toContain(friend.userId);
  });

  it('stays where it is for whoever may not act or has all of it, and lapses with the account of its buyer', async () => {
    expect(await give(world, buyer, STRANGER)).toBe('ok');
    const token = await tokenTo(world, STRANGER);
    const banned = await world.player({ status: 'banned' });
    expect(await claim(banned, token)).toBe('ACCOUNT_BANNED');
    expect(await give(world, buyer, 'getter@players.example')).toBe('ok');
    expect(await claim(friend, await tokenTo(world, 'getter@players.example'))).toBe('ok');
    expect(await claim(friend, token)).toBe('GIFT_HAD');
    await world.db.transact((tx) =>
      tx.update(users).set({ status: 'closed', closedAt: world.now }).where(eq(users.id, buyer.userId)),
    );
    const before = await coins();
    world.pass(GIFT_LIFE);
    await returnDueGifts(world.deps);
    expect((await giftsIn(world)).map(({ state }) => state).toSorted()).toEqual(['claimed', 'lapsed']);
    expect(await coins()).toBe(before);
  });

  it('is paid only while BattleCoin can be spent, comes back also when not, and goes to ten addresses a day at most', async () => {
    expect(await give(world, buyer, STRANGER)).toBe('ok');
    await world.db.transact((tx) => changeFlag(tx, 'battlecoin-redemption', false, buyer.userId, world.now));
    expect(await give(world, buyer, STRANGER)).toBe('REDEMPTION_OFF');
    world.pass(GIFT_LIFE);
    await returnDueGifts(world.deps);
    expect(await coins()).toBe(10 * GIFT_COINS);
    world.pass(DAY);
    for (let n = 0; n < GIFTS_PER_DAY; n++) expect(await give(world, buyer, STRANGER)).toBe('REDEMPTION_OFF');
    expect(await give(world, buyer, STRANGER)).toBe('RATE_LIMITED');
  });

  it('keeps no address: a hash while it waits, nothing afterwards, and no token in clear', async () => {
    await give(world, buyer, STRANGER);
    const token = await tokenTo(world, STRANGER);
    expect(JSON.stringify(await giftsIn(world))).not.toContain(STRANGER);
    expect(JSON.stringify(await giftsIn(world))).not.toContain(token);
    await claim(friend, token);
    expect(await giftsIn(world)).toMatchObject([{ addressHash: null, addressShown: null, tokenHash: null }]);
    const [given, got] = [
      await archived<'gifts'>(world.db.read, 'store', buyer.userId),
      await archived<'claimedGifts'>(world.db.read, 'store', friend.userId),
    ];
    expect([given.gifts.length, got.claimedGifts.length]).toEqual([1, 1]);
  });
});

/** SQLite belongs to one process; races between processes are PostgreSQL's. */
describe.runIf(engine === 'postgres')('two gateways on one database', () => {
  let race: Race;
  let shared: World;
  beforeAll(async () => {
    shared = await World.open({ connections: 8 });
    race = await Race.open(shared.url, () => shared.now);
  });
  afterAll(async () => {
    await race.close();
    expect(await findViolations(shared.db.read, { isOrdered: false })).toEqual([]);
    await shared.close();
  });

  it('hand a gift to one of forty claims, and return an unclaimed one once (SO-16)', async () => {
    const giver = await shared.player();
    await shared.pay(giver, 2 * GIFT_COINS, 'BC');
    expect(await give(shared, giver, STRANGER)).toBe('ok');
    const token = await tokenTo(shared, STRANGER);
    const others = await Promise.all([shared.player(), shared.player(), shared.player(), shared.player()]);
    const calls = Array.from(
      { length: 40 },
      (_, n) => ({ use: 'claim-gift', actor: others[n % 4] ?? giver, token }) as const,
    );
    const codes = countCodes(await race.run(calls));
    expect((codes['ok'] ?? 0) + (codes['GIFT_GONE'] ?? 0)).toBe(40);
    const lists = await Promise.all(others.map(({ userId }) => readOwned(shared.db.read, userId)));
    expect(lists.filter((items) => items.size > 0).map((items) => [...items].toSorted())).toEqual([CONTENT]);
    expect(await give(shared, giver, STRANGER)).toBe('ok');
    shared.pass(GIFT_LIFE);
    await race.run(Array.from({ length: 10 }, () => ({ use: 'return-gifts' }) as const));
    expect(await coinsOf(shared.db, giver.userId)).toBe(GIFT_COINS);
  });
});
