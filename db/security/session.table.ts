import { kit } from '../client/kit.ts';
import { users } from '../accounts/user.table.ts';

const { table, text, at, index, uniqueIndex } = kit;

export const sessions = table(
  'sessions',
  {
    id: text().primaryKey(),
    /** Keyed SHA-256 of the cookie's token; the token itself is nowhere in the database. */
    tokenHash: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    createdAt: at().notNull(),
    /** When it was last prolonged: about when it was last used. */
    touchedAt: at().notNull(),
    /** Moves on with use, by `session_timeout`. */
    expiresAt: at().notNull(),
    userAgent: text().notNull(),
    address: text().notNull(),
  },
  (t) => [
    uniqueIndex('sessions_token_hash').on(t.tokenHash),
    index('sessions_user').on(t.userId),
    index('sessions_expires').on(t.expiresAt),
  ],
);
export type Session = typeof sessions.$inferSelect;
