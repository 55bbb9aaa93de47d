import { sql } from 'drizzle-orm';
import { RARITIES } from '../../domain/store/odds.ts';
import { ITEM_SLOTS } from '../../domain/store/items.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';
import { products } from './product.table.ts';

const { table, text, oneOf, int, at, bool, index, uniqueIndex, check, primaryKey } = kit;

const owner = () =>
  text()
    .notNull()
    .references(() => users.id);
const product = () =>
  text()
    .notNull()
    .references(() => products.id);

/** A player in the store: one row, whose lock everything takes that changes the cart, buys or opens. */
export const storePlayers = table(
  'store_players',
  {
    userId: owner().primaryKey(),
    /** The promo code on the cart; null without one. */
    code: text(),
    /** How often the player has checked out. */
    orders: int().notNull().default(0),
    /** The number of the next opening: how many were opened. */
    nonce: int().notNull().default(0),
  },
  (t) => [check('store_players_counts', sql`${t.orders} >= 0 and ${t.nonce} >= 0`)],
);
export type StorePlayer = typeof storePlayers.$inferSelect;

export const cartLines = table(
  'cart_lines',
  {
    userId: owner(),
    productId: product(),
    quantity: int().notNull(),
    addedAt: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 99`),
  ],
);

export const wishes = table('wishes', { userId: owner(), productId: product(), at: at().notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.productId] }),
  index('wishes_product').on(t.productId, t.userId),
]);

/** What was bought in one checkout. */
export const storeOrders = table(
  'store_orders',
  {
    id: text().primaryKey(),
    userId: owner(),
    at: at().notNull(),
    code: text(),
    discountCoins: int().notNull(),
    paidCoins: int().notNull(),
    paidCents: int().notNull(),
    /** What loyalty gave back. */
    backCoins: int().notNull(),
  },
  (t) => [
    index('store_orders_user').on(t.userId, t.at, t.id),
    // Each code once a player (C-23).
    uniqueIndex('store_orders_code')
      .on(t.userId, t.code)
      .where(sql`${t.code} is not null`),
    check('store_orders_sums', sql`${t.discountCoins} >= 0 and ${t.paidCoins} >= 0 and ${t.paidCents} >= 0`),
  ],
);
export type StoreOrderRow = typeof storeOrders.$inferSelect;

/** A line as it was bought: name and price stay what they were. */
export const storeOrderLines = table(
  'store_order_lines',
  {
    orderId: text()
      .notNull()
      .references(() => storeOrders.id),
    productId: product(),
    name: text().notNull(),
    quantity: int().notNull(),
    /** Of one, in the smallest unit of its currency. */
    price: int().notNull(),
    isMoney: bool().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.productId] })],
);

/** What a player has, each item once. */
export const playerItems = table(
  'player_items',
  {
    userId: owner(),
    item: text().notNull(),
    /** What brought it: an order, a crate, a gift, or a season by its pass. */
    source: text().notNull(),
    at: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.item] })],
);

/** What of it is worn, one item a slot. */
export const wornItems = table(
  'worn_items',
  { userId: owner(), slot: oneOf(ITEM_SLOTS).notNull(), item: text().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.slot] })],
);

/** A crate that was bought, with the odds that were in force then. */
export const crates = table(
  'crates',
  {
    id: text().primaryKey(),
    userId: owner(),
    orderId: text()
      .notNull()
      .references(() => storeOrders.id),
    oddsId: text().notNull(),
    oddsVersion: int().notNull(),
    boughtAt: at().notNull(),
    openedAt: at(),
  },
  (t) => [
    index('crates_closed')
      .on(t.userId, t.id)
      .where(sql`${t.openedAt} is null`),
  ],
);
export type CrateRow = typeof crates.$inferSelect;

/** What the server bound itself to before an opening; one secret is for one opening. */
export const crateCommitments = table(
  'crate_commitments',
  {
    userId: owner(),
    nonce: int().notNull(),
    /** SHA-256 of the secret, hex. */
    commitment: text().notNull(),
    /** Sealed until the opening shows it. */
    sealedSecret: text().notNull(),
    at: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.nonce] })],
);

/** A draw with all that proves it. */
export const crateOpenings = table(
  'crate_openings',
  {
    crateId: text()
      .primaryKey()
      .references(() => crates.id),
    userId: owner(),
    nonce: int().notNull(),
    commitment: text().notNull(),
    serverSecret: text().notNull(),
    clientSeed: text().notNull(),
    oddsId: text().notNull(),
    oddsVersion: int().notNull(),
    tableHash: text().notNull(),
    roll: int().notNull(),
    rarity: oneOf(RARITIES).notNull(),
    /** Null where the player had all of its rarity. */
    item: text(),
    credits: int().notNull(),
    at: at().notNull(),
  },
  (t) => [
    uniqueIndex('crate_openings_nonce').on(t.userId, t.nonce),
    check('crate_openings_roll', sql`${t.roll} between 0 and 9999`),
    check('crate_openings_find', sql`(${t.item} is null) = (${t.credits} > 0)`),
  ],
);
export type CrateOpeningRow = typeof crateOpenings.$inferSelect;

/** How often each rarity came of a table. */
export const oddsCounts = table(
  'odds_counts',
  {
    oddsId: text().notNull(),
    oddsVersion: int().notNull(),
    rarity: oneOf(RARITIES).notNull(),
    hits: int().notNull(),
  },
  (t) => [primaryKey({ columns: [t.oddsId, t.oddsVersion, t.rarity] })],
);
