import type { ApiScope } from '../../domain/platform/scopes.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, json, index, uniqueIndex } = kit;

/** Tools of others that players can let act for them. */
export const oauthApplications = table(
  'oauth_applications',
  {
    id: text().primaryKey(),
    /** Whose it is. */
    userId: text()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    description: text().notNull(),
    /** Where players are sent back to, each exactly as it is asked for. */
    redirects: json<readonly string[]>().notNull(),
    /** Sealed; null for one that can keep no secret, since it runs at its players. */
    secret: text(),
    /** The uploaded picture; without it an application has none of its own. */
    logoId: text(),
    createdAt: at().notNull(),
  },
  (t) => [index('oauth_applications_user').on(t.userId, t.id)],
);
export type OauthApplicationRow = typeof oauthApplications.$inferSelect;

/** What a player has let an application do, each time the player was asked. Ended is gone. */
export const oauthGrants = table(
  'oauth_grants',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    applicationId: text()
      .notNull()
      .references(() => oauthApplications.id),
    scopes: json<readonly ApiScope[]>().notNull(),
    /** Cents that may be staked with it within a UTC day; 0 without the scope for it. */
    dailyStakeCents: int().notNull(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    lastUsedAt: at(),
    lastUsedAddress: text(),
  },
  (t) => [
    index('oauth_grants_user').on(t.userId, t.applicationId, t.id),
    index('oauth_grants_application').on(t.applicationId),
    index('oauth_grants_expires').on(t.expiresAt),
  ],
);
export type OauthGrantRow = typeof oauthGrants.$inferSelect;

/** Codes, tokens and questions, under the names that the library has for them. */
export const OAUTH_KINDS = ['AccessToken', 'AuthorizationCode', 'DeviceCode', 'Interaction', 'RefreshToken'] as const;
export type OauthKind = (typeof OAUTH_KINDS)[number];

/** What is under way and what was given out. Nothing here opens anything without the server's secret. */
export const oauthTokens = table(
  'oauth_tokens',
  {
    /** Keyed hash of the code or token. */
    id: text().primaryKey(),
    kind: oneOf(OAUTH_KINDS).notNull(),
    /** All that the library keeps of it, sealed. */
    sealed: text().notNull(),
    /** That it is part of; null until the player has said yes. */
    grantId: text(),
    /** Keyed hash of the code that a player enters for a device. */
    userCodeHash: text(),
    /** When it was used, which happens once. */
    consumedAt: at(),
    expiresAt: at().notNull(),
  },
  (t) => [
    uniqueIndex('oauth_tokens_user_code').on(t.userCodeHash),
    index('oauth_tokens_grant').on(t.grantId),
    index('oauth_tokens_expires').on(t.expiresAt),
  ],
);
export type OauthTokenRow = typeof oauthTokens.$inferSelect;
