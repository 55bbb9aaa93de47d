import { users } from '../accounts/index.ts';
import { kit } from '../client/kit.ts';

const { table, text, at, bool, index } = kit;

/** The runs of the arcade that counted, practice left out, as achievements ask for them (PR-05); each stands here once. */
export const countedRuns = table(
  'counted_runs',
  {
    runId: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    game: text().notNull(),
    /** Whether it was first in a contest against others. */
    won: bool().notNull(),
    /** When it counted. */
    at: at().notNull(),
  },
  (t) => [index('counted_runs_user').on(t.userId, t.game, t.won)],
);
export type CountedRun = typeof countedRuns.$inferSelect;
