import { FIRST_SEASON, SEASON_LENGTH } from '../../domain/missions/season.ts';
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
import type { Tx } from '../client/database.ts';
import { openSeason } from '../missions/index.ts';
import { storeGifts } from './gift.table.ts';
import { putOnSale } from './product.queries.ts';
import { playerItems, storeOrderLines, storeOrders, storePlayers } from './store.table.ts';
import { purchase } from '../wallet/index.ts';
import { crowdId } from '../seed/crowd.ts';
import { deskId } from '../battles/samples/contested.ts';
import type { Moment, Scene } from '../seed/scene.ts';

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
export const DEMO_COIN_CENTS = 750_00;
/** A frame of its own, bought as Gold; so many days ago. */
const FRAME_DAYS = 40;

const SEASON_DAYS = 12;

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

/** Purchases of the past: booked in their time, and written down when all who were given something are there. */
export class StoreScene {
  readonly #tx: Tx;
  readonly #scene: Scene;
  readonly #now: number;
  readonly #spentCents = new Map<string, number>();
  readonly #orders: (typeof storeOrders.$inferInsert)[] = [];
  readonly #lines: (typeof storeOrderLines.$inferInsert)[] = [];
  readonly #gifts: (typeof storeGifts.$inferInsert)[] = [];
  readonly #items: (typeof playerItems.$inferInsert)[] = [];

  constructor(tx: Tx, scene: Scene, now: number) {
    this.#tx = tx;
    this.#scene = scene;
    this.#now = now;
  }

  /** The first season, which has begun some days ago, with its pass. */
  async openSeason(): Promise<void> {
    const startsAt = this.#now - SEASON_DAYS * DAY;
    const endsAt = startsAt + SEASON_LENGTH;
    await openSeason(this.#tx, { id: FIRST_SEASON, startsAt, endsAt });
    await putOnSale(this.#tx, FIRST_SEASON, startsAt, endsAt);
  }

  moments(): Moment[] {
    const giveaways = GIVEAWAYS.flatMap(([days, gifts]) =>
      Array.from({ length: gifts }, (_, n) => {
        const coins = n === 0 ? bundlesOf(GIVEAWAY_COINS) : [];
        const cart = [...coins, one('friend-starter-gift-pack')];
        return this.#moment('1', this.#now - days * DAY + n * MINUTE, cart);
      }),
    );
    const sales = SALES.map(([days, coins, passCode], n) => {
      const pass = passCode === undefined ? [] : [one('season-1-battle-pass')];
      return this.#moment(deskId(n), this.#now - days * DAY, [...bundlesOf(coins), ...pass], passCode);
    });
    return [...giveaways, this.#moment('1', this.#now - FRAME_DAYS * DAY, [one('victory-frame')]), ...sales];
  }

  /** Orders, gifts and what they brought, whoever has claimed them being there. */
  async write(): Promise<void> {
    const buyers = [...new Set(this.#orders.map(({ userId }) => userId))];
    const countOf = (buyer: string): number => this.#orders.filter(({ userId }) => userId === buyer).length;
    const players = buyers.map((userId) => ({ userId, orders: countOf(userId) }));
    await this.#tx.insert(storePlayers).values(players);
    await this.#tx.insert(storeOrders).values(this.#orders);
    await this.#tx.insert(storeOrderLines).values(this.#lines);
    await this.#tx.insert(storeGifts).values(this.#gifts);
    await this.#tx.insert(playerItems).values(this.#items);
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
      await purchase(this.#tx, { ...sale, into: [{ accountId: COIN_SALES_ACCOUNT, amount: payCents }] }, newId, at);
      this.#spentCents.set(userId, spentCents + payCents);
    }
    if (payCoins > 0) {
      const paid = { id, userId, kind: 'store_purchase', currency: 'BC', coins: 0 } as const;
      await purchase(this.#tx, { ...paid, into: takingsOf(totals) }, newId, at);
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
