import { REFERRAL_FAULTS } from '../../domain/creators/referral.ts';
import { users } from '../accounts/index.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, at, index } = kit;

/** Who signed up with whose code, and whether it counts (CR-05). One row a newcomer, so that nobody is counted twice. */
export const referrals = table(
  'referrals',
  {
    newcomerId: text()
      .primaryKey()
      .references(() => users.id),
    referrerId: text()
      .notNull()
      .references(() => users.id),
    /** Why it counts for nobody and brought nothing; null for one that counts. */
    fault: oneOf(REFERRAL_FAULTS),
    at: at().notNull(),
  },
  (t) => [index('referrals_referrer').on(t.referrerId, t.at, t.newcomerId)],
);
export type ReferralRow = typeof referrals.$inferSelect;
