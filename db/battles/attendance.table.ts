import { sql } from 'drizzle-orm';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';
import { battles } from './battle.table.ts';

const { table, text, bool, at, index, primaryKey } = kit;

/** Who was there when a battle with both seats taken was to start, and who was called and did not come. */
export const battleAttendances = table(
  'battle_attendances',
  {
    battleId: text()
      .notNull()
      .references(() => battles.id),
    playerId: text()
      .notNull()
      .references(() => users.id),
    hasShown: bool().notNull(),
    at: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.battleId, t.playerId] }),
    index('battle_attendances_player').on(t.playerId, t.at, t.hasShown),
    index('battle_attendances_no_shows')
      .on(t.playerId, t.at)
      .where(sql`${t.hasShown} = false`),
  ],
);
export type AttendanceRow = typeof battleAttendances.$inferSelect;
