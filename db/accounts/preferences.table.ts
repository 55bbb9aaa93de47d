import { LANGUAGES } from '../../domain/shared/languages.ts';
import { PROFILE_VISIBILITIES } from '../../domain/accounts/preferences.ts';
import { kit } from '../client/kit.ts';
import { users } from './user.table.ts';

const { table, text, oneOf, int, bool, json } = kit;

const owner = () =>
  text()
    .notNull()
    .references(() => users.id);

/** What a player has chosen (SE-01 to SE-03, ON-06, ON-07); the defaults hold where there is no row. */
export const preferences = table('preferences', {
  userId: owner().primaryKey(),
  /** Channels (C-27). */
  email: bool().notNull().default(true),
  chat: bool().notNull().default(true),
  missions: bool().notNull().default(true),
  /** Topics (C-27). */
  battleUpdates: bool().notNull().default(true),
  matchResults: bool().notNull().default(true),
  walletChanges: bool().notNull().default(true),
  marketing: bool().notNull().default(false),
  profileVisibility: oneOf(PROFILE_VISIBILITIES).notNull().default('public'),
  showStats: bool().notNull().default(true),
  showEarnings: bool().notNull().default(false),
  /** What notifications and e-mails are written in. */
  language: oneOf(LANGUAGES).notNull().default('en'),
  /** Minutes of a visit between two reality checks; 0 for none. */
  realityCheckMinutes: int().notNull().default(60),
  /** Ids of the game catalogue (EN-17). */
  favoriteGames: json<readonly string[]>().notNull().default([]),
});
export type Preferences = typeof preferences.$inferSelect;
