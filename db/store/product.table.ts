import { sql } from 'drizzle-orm';
import { CURRENCIES } from '../../domain/shared/money.ts';
import { PRODUCT_KINDS, PRODUCT_STATES } from '../../domain/store/catalogue.ts';
import { RARITIES } from '../../domain/store/odds.ts';
import { PRODUCT_CATEGORIES } from '../../domain/store/products.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, bool, json, uniqueIndex, check } = kit;

/** What is sold, was sold and will be sold (EN-49). */
export const products = table(
  'products',
  {
    id: text().primaryKey(),
    /** Grows with each product: the newest has the largest. */
    number: int().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    category: oneOf(PRODUCT_CATEGORIES).notNull(),
    rarity: oneOf(RARITIES).notNull(),
    currency: oneOf(CURRENCIES).notNull(),
    /** In the smallest unit of its currency, before its own discount. */
    price: int().notNull(),
    /** Per cent; 0 for none. */
    discount: int().notNull(),
    isFeatured: bool().notNull(),
    kind: oneOf(PRODUCT_KINDS).notNull(),
    /** The item, or the odds table of the crate; empty of all others. */
    content: text().notNull(),
    /** Coins that one brings; 0 of all but bundles. */
    coins: int().notNull(),
    /** The uploaded picture; without it one is drawn. */
    pictureId: text(),
    components: json<readonly string[]>().notNull(),
    duration: text(),
    state: oneOf(PRODUCT_STATES).notNull(),
    /** From when a scheduled one is sold; null while that is open. */
    onSaleFrom: at(),
    /** The first instant at which it is sold no more; null without an end. */
    onSaleUntil: at(),
  },
  (t) => [
    uniqueIndex('products_number').on(t.number),
    check('products_price', sql`${t.price} > 0 and ${t.discount} between 0 and 99`),
    // Coins are sold for money and nothing else is (C-22).
    check('products_coins', sql`(${t.coins} > 0) = (${t.currency} = 'USD')`),
  ],
);
