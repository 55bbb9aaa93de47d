import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { postTransfer } from '../../../db/wallet/post-transfer.ts';
import { externalAccount, userAccount } from '../../../domain/wallet/ledger.ts';
import type { Context } from '../../../gateway/kernel/context.ts';
import { loadWorn } from '../../../gateway/store/worn.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { goLive } from '../../support/socket-client.ts';

const CART = `cart { itemCount payCoins lines { quantity product { id } } } wishes owned`;
const ADD = `mutation ($id: ID!) { addToCart(productId: $id) { ${CART} } }`;
const PAY = `mutation ($coins: BattleCoins!) { checkOut(input: { payCoins: $coins, payCents: 0 }) {
  paidCoins backCoins lines { name quantity price currency } } }`;
const WEAR = 'mutation ($id: ID!) { wearItem(id: $id) { items { id isWorn } } }';
const SEEN = 'query ($name: String!) { player(username: $name) { worn { frame title skin } } }';

let gate: HttpGateway;
let keys = 0;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

async function rich(): Promise<SignedIn> {
  const player = await gate.player();
  const { id } = player.user;
  await gate.db.transact((tx) =>
    postTransfer(tx, {
      id: gate.deps.newId(),
      opKey: `coins-of:${id}`,
      kind: 'deposit',
      currency: 'BC',
      subjectId: null,
      actorId: id,
      at: gate.deps.now(),
      legs: [
        { accountId: externalAccount('BC'), kind: 'deposit', amount: -5_000 },
        { accountId: userAccount(id, 'BC'), kind: 'deposit', amount: 5_000 },
      ],
    }),
  );
  return player;
}
const buy = async (player: SignedIn, id: string, coins: number) => {
  await player.ask(ADD, { id });
  return player.graphql(PAY, { coins }, { 'idempotency-key': `store-key-${++keys}` });
};

describe('the store', () => {
  test('lists what is sold and what will be, with drop rates (SO-07, SO-09, SO-11, EN-49)', async () => {
    const player = await gate.player();
    const { storeProducts } = await player.ask<{ storeProducts: Record<string, unknown>[] }>(
      '{ storeProducts { id cost state duration dropRates { rarity percent } } }',
    );
    expect(storeProducts).toHaveLength(10);
    expect(storeProducts.find(({ id }) => id === 'mystery-chest')).toMatchObject({
      cost: 300,
      dropRates: [
        { rarity: 'LEGENDARY', percent: 1 },
        { rarity: 'EPIC', percent: 5 },
        { rarity: 'RARE', percent: 15 },
        { rarity: 'COMMON', percent: 79 },
      ],
    });
    expect(storeProducts.find(({ id }) => id === 'season-1-battle-pass')).toMatchObject({
      state: 'SCHEDULED',
      duration: '30 days',
    });
  });

  test('keeps cart and wishlist on the server, live on every device (SO-12, SO-13, EN-50)', async () => {
    const player = await rich();
    const live = await goLive(player);
    const stands = gate.listening();
    const told = live.iterate('subscription { storeChanged { cart { itemCount } } }');
    await stands();
    await player.ask(ADD, { id: 'mystery-chest' });
    expect((await told.next()).value).toMatchObject({ data: { storeChanged: { cart: { itemCount: 1 } } } });
    await live.close();
    await player.ask('mutation { setCartQuantity(productId: "mystery-chest", quantity: 3) { id } }');
    const wish = (isWished: boolean) =>
      player.ask('mutation ($on: Boolean!) { markWish(productId: "neon-skin", isWished: $on) { id } }', {
        on: isWished,
      });
    await wish(true);
    await wish(true);
    expect(await player.ask(`{ myStore { ${CART} } }`)).toEqual({
      myStore: {
        cart: { itemCount: 3, payCoins: 900, lines: [{ quantity: 3, product: { id: 'mystery-chest' } }] },
        wishes: ['neon-skin'],
        owned: [],
      },
    });
    await wish(false);
    await player.ask('mutation { setCartQuantity(productId: "mystery-chest", quantity: -1) { id } }');
    expect(await player.ask(`{ myStore { ${CART} } }`)).toMatchObject({ myStore: { cart: { lines: [] }, wishes: [] } });
  });

  test('hands out a receipt that keeps what was paid (SO-17)', async () => {
    const player = await rich();
    const bought = await buy(player, 'victory-frame', 500);
    const line = { name: 'Victory Frame', quantity: 1, price: 500, currency: 'BC' };
    expect(bought.data).toEqual({ checkOut: { paidCoins: 500, backCoins: 10, lines: [line] } });
    expect(await player.ask('{ storeOrders { edges { node { paidCoins lines { name } } } } }')).toEqual({
      storeOrders: { edges: [{ node: { paidCoins: 500, lines: [{ name: 'Victory Frame' }] } }] },
    });
  });

  test('reads what is in receipts where it is asked for, and for all of them at once', async () => {
    const player = await rich();
    await buy(player, 'victory-frame', 500);
    await buy(player, 'champion-title', 300);
    const select = vi.spyOn(gate.deps.db.read, 'select');
    const readsOf = async (fields: string, first: number): Promise<number> => {
      const before = select.mock.calls.length;
      const query = `query ($first: Int!) { storeOrders(first: $first) { edges { node { ${fields} } } } }`;
      const { storeOrders } = await player.ask<{ storeOrders: { edges: unknown[] } }>(query, { first });
      expect(storeOrders.edges).toHaveLength(first);
      return select.mock.calls.length - before;
    };
    const bare = await readsOf('paidCoins', 2);
    for (const first of [1, 2]) {
      expect((await readsOf('lines { name returnedCoins }', first)) - bare, 'lines, and what came back').toBe(2);
      expect((await readsOf('gifts { id }', first)) - bare).toBe(1);
    }
    select.mockRestore();
  });
});

describe('what a player wears', () => {
  test('is had first, one in a slot, and seen by others', async () => {
    const [player, other] = [await rich(), await gate.player()];
    const refused = await player.graphql(WEAR, { id: 'victory-frame' });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    await buy(player, 'victory-frame', 500);
    await buy(player, 'champion-title', 300);
    await player.ask(WEAR, { id: 'victory-frame' });
    expect(await player.ask(WEAR, { id: 'champion-title' })).toMatchObject({
      wearItem: {
        items: [
          { id: 'champion-title', isWorn: true },
          { id: 'victory-frame', isWorn: true },
        ],
      },
    });
    const seen = () => other.ask<{ player: { worn: unknown } }>(SEEN, { name: player.user.username });
    expect((await seen()).player.worn).toEqual({ frame: 'victory-frame', title: 'Champion', skin: null });
    await player.ask('mutation { emptySlot(slot: FRAME) { id } }');
    expect((await seen()).player.worn).toEqual({ frame: null, title: 'Champion', skin: null });
  });

  test('is read in one query, however many players an answer names', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await rich()).user.id));
    const context = { deps: gate.deps } as Context;
    const read = vi.spyOn(gate.deps.db.read, 'select');
    const worn = await Promise.all([...ids, ...ids].map((id) => loadWorn(context, id)));
    expect([read.mock.calls.length, worn.length]).toEqual([1, 10]);
    read.mockRestore();
  });
});
