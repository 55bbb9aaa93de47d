import type { PlantedThing } from '../../domain/shared/planted.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, at, json, index } = kit;

/** A password that was set by a mailed link, and what that has ended, locked or found; for its player to read again. */
export const accountResets = table(
  'account_resets',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    at: at().notNull(),
    /** In the order in which they are told. */
    things: json<readonly PlantedThing[]>().notNull(),
  },
  (t) => [index('account_resets_user').on(t.userId, t.at, t.id), index('account_resets_at').on(t.at)],
);
export type AccountReset = typeof accountResets.$inferSelect;
