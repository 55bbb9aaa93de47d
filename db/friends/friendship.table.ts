import { kit } from '../client/kit.ts';
import { users } from '../accounts/user.table.ts';

const { table, text, at, index, primaryKey } = kit;

/** One row for each direction, so that either side finds the other by the primary key. */
export const friendships = table(
  'friendships',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    friendId: text()
      .notNull()
      .references(() => users.id),
    since: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.friendId] }), index('friendships_friend').on(t.friendId)],
);
