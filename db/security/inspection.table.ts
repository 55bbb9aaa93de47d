import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, at, index } = kit;

/** When an administrator saw what a player sees, from which session of theirs, and why. */
export const inspections = table(
  'inspections',
  {
    id: text().primaryKey(),
    playerId: text()
      .notNull()
      .references(() => users.id),
    staffId: text()
      .notNull()
      .references(() => users.id),
    /** The session of the administrator that sees it; it may be gone since. */
    sessionId: text().notNull(),
    /** The player reads it. */
    reason: text().notNull(),
    startedAt: at().notNull(),
    /** It ends then at the latest. */
    expiresAt: at().notNull(),
    /** Null where it ran out, or is under way. */
    endedAt: at(),
  },
  (t) => [
    index('inspections_player').on(t.playerId, t.startedAt, t.id),
    index('inspections_session').on(t.sessionId, t.expiresAt),
  ],
);
export type InspectionRow = typeof inspections.$inferSelect;
