import type { ApiScope } from '../../domain/platform/scopes.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, int, at, json, index, uniqueIndex, primaryKey } = kit;

/** Keys with which programs act for a player (CR-19). An ended key opens nothing, and goes a month later. */
export const apiKeys = table(
  'api_keys',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** Shared by a key and what replaced it: what a day allows is allowed to them together. */
    familyId: text().notNull(),
    name: text().notNull(),
    /** Keyed hash; the key itself is stored nowhere. */
    keyHash: text().notNull(),
    /** Its first letters. */
    shown: text().notNull(),
    scopes: json<readonly ApiScope[]>().notNull(),
    /** Cents that may be staked with it within a UTC day; 0 without the scope for it. */
    dailyStakeCents: int().notNull(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    /** When another key took its place; null for one that is in force. */
    replacedAt: at(),
    /** When its owner ended it; null for one that is in force or ran out. */
    revokedAt: at(),
    lastUsedAt: at(),
    lastUsedAddress: text(),
  },
  (t) => [
    uniqueIndex('api_keys_hash').on(t.keyHash),
    index('api_keys_user').on(t.userId, t.id),
    index('api_keys_expires').on(t.expiresAt),
  ],
);
export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** What was staked with the keys of a family on a UTC day. */
export const apiKeyDays = table(
  'api_key_days',
  {
    familyId: text().notNull(),
    /** UTC, `YYYY-MM-DD`. */
    day: text().notNull(),
    stakedCents: int().notNull(),
  },
  (t) => [primaryKey({ columns: [t.familyId, t.day] }), index('api_key_days_day').on(t.day)],
);
