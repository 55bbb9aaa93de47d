import { sql } from 'drizzle-orm';
import { GIFT_STATES } from '../../domain/store/gift.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';
import { storeOrders } from './store.table.ts';

const { table, text, oneOf, int, at, index, uniqueIndex, check } = kit;

/** Something that was bought for somebody else: claimed within its time, or returned (SO-16). */
export const storeGifts = table(
  'store_gifts',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => storeOrders.id),
    buyerId: text()
      .notNull()
      .references(() => users.id),
    /** What is in it, and what it was called when it was bought. */
    content: text().notNull(),
    name: text().notNull(),
    /** What was paid for it, and comes back where nobody claims it. */
    paidCoins: int().notNull(),
    state: oneOf(GIFT_STATES).notNull(),
    /** Keyed hash of the address, by which its owner finds the gift; null once that is over. The address is not stored. */
    addressHash: text(),
    /** The address as far as the buyer needs it to recognise it; null once that is over. */
    addressShown: text(),
    /** Keyed hash of what the link carries; null once that is over. */
    tokenHash: text(),
    claimedBy: text().references(() => users.id),
    sentAt: at().notNull(),
    expiresAt: at().notNull(),
    endedAt: at(),
  },
  (t) => [
    uniqueIndex('store_gifts_token')
      .on(t.tokenHash)
      .where(sql`${t.tokenHash} is not null`),
    index('store_gifts_address')
      .on(t.addressHash, t.sentAt)
      .where(sql`${t.addressHash} is not null`),
    index('store_gifts_due')
      .on(t.expiresAt)
      .where(sql`${t.endedAt} is null`),
    index('store_gifts_order').on(t.orderId),
    index('store_gifts_buyer').on(t.buyerId),
    index('store_gifts_claimed')
      .on(t.claimedBy)
      .where(sql`${t.claimedBy} is not null`),
    check('store_gifts_paid', sql`${t.paidCoins} >= 0`),
    check('store_gifts_ended', sql`(${t.state} = 'sent') = (${t.endedAt} is null)`),
    // Who it was for is forgotten with its end.
    check(
      'store_gifts_forgotten',
      sql`${t.endedAt} is null or (${t.addressHash} is null and ${t.addressShown} is null and ${t.tokenHash} is null)`,
    ),
    check('store_gifts_claimed_by', sql`(${t.state} = 'claimed') = (${t.claimedBy} is not null)`),
  ],
);
export type StoreGiftRow = typeof storeGifts.$inferSelect;
