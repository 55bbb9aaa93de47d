import { kit } from '../client/kit.ts';
import { users } from './user.table.ts';

const { table, text, at } = kit;

/** LA-04, AD-07: every address counts once. */
export const waitlist = table('waitlist', {
  emailKey: text().primaryKey(),
  email: text().notNull(),
  at: at().notNull(),
});

/** AD-08: every granted Team Access counts. */
export const teamAccesses = table('team_accesses', {
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .references(() => users.id),
  at: at().notNull(),
});
