import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, int, at, index, primaryKey } = kit;

/** Sign-in attempts and the like: how often within a window. Survives a restart and is shared by every gateway. */
export const rateLimits = table(
  'rate_limits',
  {
    /** What is limited and for whom, e.g. `sign-in:account:demo`. */
    key: text().primaryKey(),
    count: int().notNull(),
    endsAt: at().notNull(),
  },
  (t) => [index('rate_limits_end').on(t.endsAt)],
);

/** The answer of a money operation by its caller's key: the same key again gets the same answer. */
export const idempotencyKeys = table(
  'idempotency_keys',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    key: text().notNull(),
    operation: text().notNull(),
    /** Of the input, so that a key reused for something else is noticed. */
    payloadHash: text().notNull(),
    /** The id of what the operation made or changed. */
    answerId: text().notNull(),
    at: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_at').on(t.at)],
);
