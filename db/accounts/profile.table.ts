import { sql } from 'drizzle-orm';
import { LINKED_PROVIDERS } from '../../domain/accounts/linked-providers.ts';
import { PROFILE_VISIBILITIES } from '../../domain/accounts/preferences.ts';
import { kit } from '../client/kit.ts';
import { users } from './user.table.ts';

const { table, text, oneOf, int, at, bool, json, bytes, index, uniqueIndex, primaryKey } = kit;

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
  /** Minutes of a visit between two reality checks; 0 for none. */
  realityCheckMinutes: int().notNull().default(60),
  /** Ids of the game catalogue (EN-17). */
  favoriteGames: json<readonly string[]>().notNull().default([]),
});
export type Preferences = typeof preferences.$inferSelect;

/** How far a newcomer is (EN-15); kept here so that another browser goes on where the first one stopped (ON-02). */
export const onboardings = table('onboardings', {
  userId: owner().primaryKey(),
  setupCompletedAt: at(),
  tourCompletedAt: at(),
  tutorialCompletedAt: at(),
  completedAt: at(),
});
export type Onboarding = typeof onboardings.$inferSelect;

/** A round of the tutorial's mini-game; the score is what the server found by playing the inputs again (ON-15). */
export const tutorialRuns = table(
  'tutorial_runs',
  {
    id: text().primaryKey(),
    userId: owner(),
    /** Decides the targets. */
    seed: int().notNull(),
    startedAt: at().notNull(),
    submittedAt: at(),
    /** Accuracy in whole per cent; null until submitted. */
    score: int(),
  },
  (t) => [index('tutorial_runs_user').on(t.userId, t.startedAt), index('tutorial_runs_submitted').on(t.submittedAt)],
);

export const UPLOAD_PURPOSES = ['avatar', 'team-logo', 'identity', 'address', 'export', 'clip'] as const;

/** A file that a player sent or may fetch. Small ones only: they share the database, so that every gateway has them. */
export const uploads = table(
  'uploads',
  {
    /** Unguessable. */
    id: text().primaryKey(),
    ownerId: owner(),
    purpose: oneOf(UPLOAD_PURPOSES).notNull(),
    contentType: text().notNull(),
    /** As the player called it, for downloads; never a path. */
    name: text().notNull(),
    bytes: bytes().notNull(),
    createdAt: at().notNull(),
    /** Dropped after that; null for as long as it is used. */
    expiresAt: at(),
  },
  (t) => [
    index('uploads_owner').on(t.ownerId, t.purpose),
    index('uploads_expires')
      .on(t.expiresAt)
      .where(sql`${t.expiresAt} is not null`),
  ],
);
export type Upload = typeof uploads.$inferSelect;

/** The player's accounts elsewhere, as the other side confirmed them (PR-02). */
export const linkedAccounts = table(
  'linked_accounts',
  {
    userId: owner(),
    provider: oneOf(LINKED_PROVIDERS).notNull(),
    providerUserId: text().notNull(),
    name: text().notNull(),
    linkedAt: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.provider] }),
    uniqueIndex('linked_accounts_provider').on(t.provider, t.providerUserId),
  ],
);

/** A request for all stored data of an account (SE-06); a job makes the archive. */
export const dataExports = table(
  'data_exports',
  {
    id: text().primaryKey(),
    userId: owner(),
    requestedAt: at().notNull(),
    /** Null until the archive is there. */
    readyAt: at(),
    uploadId: text(),
  },
  (t) => [index('data_exports_user').on(t.userId, t.requestedAt)],
);
