import { sql } from 'drizzle-orm';
import { PASS_TRACKS } from '../../domain/store/battle-pass.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';
import { seasons } from '../missions/index.ts';

const { table, text, oneOf, int, at, check, primaryKey } = kit;

/** What a player has claimed of a battle pass, each reward once. */
export const passClaims = table(
  'pass_claims',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    season: text()
      .notNull()
      .references(() => seasons.id),
    track: oneOf(PASS_TRACKS).notNull(),
    tier: int().notNull(),
    coins: int().notNull(),
    credits: int().notNull(),
    /** Null where it brought none. */
    item: text(),
    at: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.season, t.track, t.tier] }),
    check('pass_claims_tier', sql`${t.tier} between 1 and 100`),
    check('pass_claims_sums', sql`${t.coins} >= 0 and ${t.credits} >= 0`),
  ],
);
export type PassClaimRow = typeof passClaims.$inferSelect;
