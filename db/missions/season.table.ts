import { sql } from 'drizzle-orm';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, int, at, index, check, primaryKey } = kit;

/** A season, from its first instant to the first after it. */
export const seasons = table(
  'seasons',
  { id: text().primaryKey(), startsAt: at().notNull(), endsAt: at().notNull() },
  (t) => [index('seasons_end').on(t.endsAt), check('seasons_order', sql`${t.startsAt} < ${t.endsAt}`)],
);

/** The experience that a player has earned in a season. Under the lock of the player's row of missions. */
export const seasonPlayers = table(
  'season_players',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    season: text()
      .notNull()
      .references(() => seasons.id),
    xp: int().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.season] }), check('season_players_xp', sql`${t.xp} > 0`)],
);
