import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, at, index } = kit;

/** A link that sets a new password once (RG-17). */
export const passwordResets = table(
  'password_resets',
  {
    /** Keyed hash of the link's token. */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
  },
  (t) => [index('password_resets_user').on(t.userId), index('password_resets_expires').on(t.expiresAt)],
);
