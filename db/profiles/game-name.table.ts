import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, at, primaryKey } = kit;

/** What a player is called in a game, as typed by the player. */
export const gameNames = table(
  'game_names',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    game: oneOf(BATTLE_GAMES).notNull(),
    name: text().notNull(),
    setAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.game] })],
);
