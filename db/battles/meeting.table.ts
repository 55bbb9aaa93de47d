import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';
import { battles } from './battle.table.ts';

const { table, text, at, index } = kit;

const player = () =>
  text()
    .notNull()
    .references(() => users.id);

/** Where the two of a battle meet in the game, as its host says; without a row nobody hosts. */
export const battleMeetings = table(
  'battle_meetings',
  {
    battleId: text()
      .primaryKey()
      .references(() => battles.id),
    hostId: player(),
    /** Who had the second seat then: for anybody else who takes it, the row means nothing. */
    opponentId: player(),
    /** Of the lobby or party; empty while it is not known, as the other two. */
    code: text().notNull(),
    region: text().notNull(),
    map: text().notNull(),
    updatedAt: at().notNull(),
  },
  (t) => [
    index('battle_meetings_host').on(t.hostId),
    index('battle_meetings_opponent').on(t.opponentId),
    index('battle_meetings_updated').on(t.updatedAt),
  ],
);
export type MeetingRow = typeof battleMeetings.$inferSelect;
