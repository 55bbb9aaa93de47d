import { sql } from 'drizzle-orm';
import { GAME_IDS, INPUT_CLASSES } from '../../domain/arcade/games.ts';
import { CURRENCIES } from '../../domain/shared/money.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, index, uniqueIndex, check } = kit;

/** `open` while players come in, `playing` from the last of them on. */
export const BRACKET_STATES = ['open', 'playing', 'settled', 'void'] as const;

/** Four or eight who play for one pool in pairs. Each pair is a contest of its own; the money is held by the bracket. */
export const arcadeBrackets = table(
  'arcade_brackets',
  {
    id: text().primaryKey(),
    game: oneOf(GAME_IDS).notNull(),
    version: int().notNull(),
    currency: oneOf(CURRENCIES).notNull(),
    /** In the smallest unit of the currency. */
    entry: int().notNull(),
    fee: int().notNull(),
    size: int().notNull(),
    taken: int().notNull(),
    state: oneOf(BRACKET_STATES).notNull(),
    createdAt: at().notNull(),
    /** Until when players can come in; null from the first round on, when each pair has a time of its own. */
    dueAt: at(),
    endedAt: at(),
  },
  (t) => [
    index('arcade_brackets_seats')
      .on(t.game, t.currency, t.entry, t.size, t.createdAt, t.id)
      .where(sql`${t.state} = 'open'`),
    index('arcade_brackets_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'open'`),
    // What staff see.
    index('arcade_brackets_newest')
      .on(t.createdAt, t.id)
      .where(sql`${t.state} in ('open', 'playing')`),
    index('arcade_brackets_live')
      .on(t.game)
      .where(sql`${t.state} in ('open', 'playing')`),
    check('arcade_brackets_taken', sql`${t.size} in (4, 8) and ${t.taken} between 0 and ${t.size}`),
    check('arcade_brackets_due', sql`(${t.state} = 'open') = (${t.dueAt} is not null)`),
    check('arcade_brackets_ended', sql`(${t.state} in ('settled', 'void')) = (${t.endedAt} is not null)`),
  ],
);
export type ArcadeBracket = typeof arcadeBrackets.$inferSelect;

/** Who has paid into a bracket; whoever left again keeps the row, so that nobody comes back to certain opponents. */
export const arcadeBracketSeats = table(
  'arcade_bracket_seats',
  {
    id: text().primaryKey(),
    bracketId: text()
      .notNull()
      .references(() => arcadeBrackets.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    inputClass: oneOf(INPUT_CLASSES).notNull(),
    enteredAt: at().notNull(),
    leftAt: at(),
    /** From 0, the best rating first; null until the bracket is full. */
    seed: int(),
    /** 1, 2, 3 or 5; null until it is over. */
    place: int(),
    /** In the smallest unit of the currency. */
    paid: int().notNull(),
  },
  (t) => [
    uniqueIndex('arcade_bracket_seats_bracket').on(t.bracketId, t.userId),
    index('arcade_bracket_seats_player').on(t.userId, t.enteredAt),
  ],
);
export type ArcadeBracketSeat = typeof arcadeBracketSeats.$inferSelect;
