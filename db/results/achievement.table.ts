import { kit } from '../client/kit.ts';
import { users } from '../accounts/user.table.ts';

const { table, text, at, primaryKey } = kit;

/** What a player has unlocked (PR-05); the list of all there is stands in domain/results. */
export const achievements = table(
  'achievements',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    achievement: text().notNull(),
    unlockedAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.achievement] })],
);
