import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, at, index, primaryKey } = kit;

const person = () =>
  text()
    .notNull()
    .references(() => users.id);

/** What players have written about others, each for the author alone; with either account the row goes. */
export const playerNotes = table(
  'player_notes',
  {
    authorId: person(),
    aboutId: person(),
    text: text().notNull(),
    changedAt: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.authorId, t.aboutId] }),
    index('player_notes_author').on(t.authorId, t.changedAt, t.aboutId),
    index('player_notes_about').on(t.aboutId),
  ],
);
