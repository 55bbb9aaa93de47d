import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import { type CartLine, totalsOf } from '../../domain/store/cart.ts';
import { CATALOGUE } from '../../domain/store/catalogue.ts';
import { takingsOf } from '../../domain/store/check-out.ts';
import { GIFT_LIFE, giftItems } from '../../domain/store/gift.ts';
import { coinsBack, loyaltyOf } from '../../domain/store/loyalty.ts';
import { priceOf } from '../../domain/store/products.ts';
import { findPromoCode } from '../../domain/store/promo-codes.ts';
import { COIN_BUNDLES } from '../../domain/wallet/coin-bundles.ts';
import { COIN_SALES_ACCOUNT } from '../../domain/wallet/ledger.ts';
import { sampleSeason } from '../missions/samples.ts';
import { storeGifts } from './gift.table.ts';
import { putOnSale } from './product.queries.ts';
import { playerItems, storeOrderLines, storeOrders, storePlayers } from './store.table.ts';
import { purchase } from '../wallet/index.ts';
import { crowdId, deskId, people } from '../seed/cast.ts';
import type { Moment, Samples, Scene } from '../seed/scene.ts';

/** `demo`, the creator, gives starter packs to viewers: days ago, how many. */
const GIVEAWAYS: readonly (readonly [days: number, gifts: number])[] = [
  [175, 9],
  [157, 9],
  [139, 9],
  [121, 9],
  [103, 9],
  [85, 9],
  [67, 9],
  [49, 10],
  [24, 10],
  [10, 10],
];
const GIVEAWAY_COINS = 7_500;
/** What `demo` has spent on BattleCoin: Gold, on the way to Platinum (SO-18). */
const DEMO_COIN_CENTS = 750_00;
/** A frame of its own, bought as Gold; so many days ago. */
const FRAME_DAYS = 40;

/**
 * What players of the desk bought in the last month: days ago, coins, and with which code a pass, if any. With what
 * `demo` bought and the fees of the same days it is the split of AF-02; none is so old that the hour of the day matters.
 */
const SALES: readonly (readonly [days: number, coins: number, passCode?: string | null])[] = [
  [27, 5_000],
  [25, 7_500],
  [22, 10_000],
  [20, 4_000],
  [17, 6_500],
  [11, 9_000, null],
  [9, 6_000, null],
  [8, 5_500, 'INVESTOR20'],
  [6, 8_000, null],
  [4, 4_500, 'INVESTOR20'],
  [2, 5_500, null],
];

/** As few bundles as make so many coins. */
function bundlesOf(coins: number): CartLine[] {
  let left = coins;
  return COIN_BUNDLES.toReversed().flatMap((bundle) => {
    const quantity = Math.floor(left / bundle);
    left -= quantity * bundle;
    return quantity > 0 ? [{ productId: `bundle-${bundle}`, quantity }] : [];
  });
}

const one = (productId: string): CartLine => ({ productId, quantity: 1 });

/** Purchases of the past: booked in their time, and written down at once. */
class Purchases {
  readonly #scene: Scene;
  readonly #spentCents = new Map<string, number>();
  readonly #orders: (typeof storeOrders.$inferInsert)[] = [];
  readonly #lines: (typeof storeOrderLines.$inferInsert)[] = [];
  readonly #gifts: (typeof storeGifts.$inferInsert)[] = [];
  readonly #items: (typeof playerItems.$inferInsert)[] = [];

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  moments(): Moment[] {
    const giveaways = GIVEAWAYS.flatMap(([days, gifts]) =>
      Array.from({ length: gifts }, (_, n) => {
        const coins = n === 0 ? bundlesOf(GIVEAWAY_COINS) : [];
        const cart = [...coins, one('friend-starter-gift-pack')];
        return this.#moment(people.demo, this.#scene.now - days * DAY + n * MINUTE, cart);
      }),
    );
    const sales = SALES.map(([days, coins, passCode], n) => {
      const pass = passCode === undefined ? [] : [one('season-1-battle-pass')];
      return this.#moment(deskId(n), this.#scene.now - days * DAY, [...bundlesOf(coins), ...pass], passCode);
    });
    return [
      ...giveaways,
      this.#moment(people.demo, this.#scene.now - FRAME_DAYS * DAY, [one('victory-frame')]),
      ...sales,
      { at: this.#scene.now, happens: () => this.#write() },
    ];
  }

  /** Orders, gifts and what they brought. */
  async #write(): Promise<void> {
    const buyers = [...new Set(this.#orders.map(({ userId }) => userId))];
    const countOf = (buyer: string): number => this.#orders.filter(({ userId }) => userId === buyer).length;
    const players = buyers.map((userId) => ({ userId, orders: countOf(userId) }));
    await this.#scene.tx.insert(storePlayers).values(players);
    await this.#scene.tx.insert(storeOrders).values(this.#orders);
    await this.#scene.tx.insert(storeOrderLines).values(this.#lines);
    await this.#scene.tx.insert(storeGifts).values(this.#gifts);
    await this.#scene.tx.insert(playerItems).values(this.#items);
  }

  #moment(userId: string, at: number, cart: readonly CartLine[], code: string | null = null): Moment {
    return { at, happens: () => this.#checkOut(userId, at, cart, code) };
  }

  /** Pays a cart as the product's checkout does. */
  async #checkOut(userId: string, at: number, cart: readonly CartLine[], typed: string | null): Promise<void> {
    const newId = this.#scene.idsAt(at);
    const code = typed === null ? null : findPromoCode(typed);
    const totals = totalsOf(cart, CATALOGUE, code);
    if (!totals) throw new Error('the catalogue has not got what the scene buys');
    const { discountCoins, payCoins, payCents, giftCoins } = totals;
    const id = newId();
    const spentCents = this.#spentCents.get(userId) ?? 0;
    const backCoins = coinsBack(payCoins - giftCoins, loyaltyOf(spentCents));
    const bought = cart.flatMap((line) => {
      const product = CATALOGUE.find((known) => known.id === line.productId);
      return product ? [{ ...line, product }] : [];
    });
    if (payCents > 0) {
      const coins = bought.reduce((sum, { product, quantity }) => sum + quantity * product.coins, 0);
      const sale = { id: newId(), userId, kind: 'battlecoin_purchase', currency: 'USD', coins } as const;
      await purchase(
        this.#scene.tx,
        { ...sale, into: [{ accountId: COIN_SALES_ACCOUNT, amount: payCents }] },
        newId,
        at,
      );
      this.#spentCents.set(userId, spentCents + payCents);
    }
    if (payCoins > 0) {
      const paid = { id, userId, kind: 'store_purchase', currency: 'BC', coins: 0 } as const;
      await purchase(this.#scene.tx, { ...paid, into: takingsOf(totals) }, newId, at);
    }
    if (backCoins > 0) await this.#scene.give(userId, backCoins, `loyalty:${id}`, at);
    const paid = { discountCoins, paidCoins: payCoins, paidCents: payCents, backCoins };
    this.#orders.push({ id, userId, at, code: discountCoins > 0 ? (code?.code ?? null) : null, ...paid });
    for (const { product, productId, quantity } of bought) {
      const { name, kind, content, currency } = product;
      const price = priceOf(product);
      this.#lines.push({ orderId: id, productId, name, quantity, price, isMoney: currency === 'USD' });
      if (kind === 'item' || kind === 'pass') this.#items.push({ userId, item: content, source: id, at });
      if (kind === 'gift')
        this.#give({ orderId: id, buyerId: userId, content, name, paidCoins: giftCoins, sentAt: at });
    }
  }

  /** A gift that somebody of the crowd, each time another one, has claimed within hours. */
  #give(
    gift: Pick<typeof storeGifts.$inferInsert, 'orderId' | 'buyerId' | 'content' | 'name' | 'paidCoins' | 'sentAt'>,
  ) {
    const n = this.#gifts.length;
    const [id, claimedBy, endedAt] = [`gift-${n + 1}`, crowdId(n), gift.sentAt + ((n % 20) + 1) * HOUR];
    const gone = { addressHash: null, addressShown: null, tokenHash: null };
    this.#gifts.push({
      ...gift,
      ...gone,
      id,
      state: 'claimed',
      claimedBy,
      expiresAt: gift.sentAt + GIFT_LIFE,
      endedAt,
    });
    for (const item of giftItems(gift.content) ?? [])
      this.#items.push({ userId: claimedBy, item: item.id, source: id, at: endedAt });
  }
}

/** The pass of the season that runs. */
async function open({ tx, now }: Scene): Promise<void> {
  const { id, startsAt, endsAt } = sampleSeason(now);
  await putOnSale(tx, id, startsAt, endsAt);
}

export const samples: Samples = {
  open,
  past: (scene) => new Purchases(scene).moments(),
  order: -1,
  demoCents: -DEMO_COIN_CENTS,
};
