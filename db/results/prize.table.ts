import { sql } from 'drizzle-orm';
import { PRIZE_KINDS } from '../../domain/results/earnings.ts';
import { users } from '../accounts/index.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, index, check, primaryKey } = kit;

/** What taking part in something other than a battle cost a player and brought (EN-33); a row each, of those where money moved. */
export const prizes = table(
  'prizes',
  {
    kind: oneOf(PRIZE_KINDS).notNull(),
    /** Of the tournament, the campaign, the team battle, or the contest or bracket of the arcade. */
    subjectId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** Its id; one of battles where that game is played in battles too. */
    game: text().notNull(),
    gameTitle: text().notNull(),
    title: text().notNull(),
    /** Who was played against; null where it was nobody or several. */
    opponentId: text().references(() => users.id),
    /** Null for none, and where there are no places. */
    place: int(),
    /** Buy-in, stake or entry, and fee. */
    paidCents: int().notNull(),
    prizeCents: int().notNull(),
    /** When it was paid out. */
    at: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subjectId, t.userId] }),
    index('prizes_user').on(t.userId, t.at, t.subjectId),
    check('prizes_amounts', sql`${t.paidCents} >= 0 and ${t.prizeCents} >= 0`),
  ],
);
export type PrizeRow = typeof prizes.$inferSelect;
