import { sql } from 'drizzle-orm';
import { ACCOUNT_STATUSES, ROLES, VERIFICATION_STATUSES } from '../../domain/accounts/roles.ts';
import { REGIONS } from '../../domain/shared/regions.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, bool, index, uniqueIndex, check } = kit;

export const users = table(
  'users',
  {
    id: text().primaryKey(),
    /** As the player spells it. */
    username: text().notNull(),
    /** What makes it unique: folded by `usernameKeyOf`. */
    usernameKey: text().notNull(),
    /** What it looks like at a glance, `skeletonOf` it; null until the next start has filled it in. */
    usernameSeen: text(),
    /** 0; counted up for those who had a look-alike name before names were compared by what they look like. */
    usernameTwin: int().notNull().default(0),
    email: text().notNull(),
    emailKey: text().notNull(),
    displayName: text().notNull(),
    /** argon2id in PHC form; never leaves the server (EN-26). */
    passwordHash: text().notNull(),
    role: oneOf(ROLES).notNull().default('player'),
    /** When the role of an administrator was granted; null for others, and where it was before this was kept. */
    administratorSince: at(),
    status: oneOf(ACCOUNT_STATUSES).notNull().default('active'),
    verification: oneOf(VERIFICATION_STATUSES).notNull().default('unverified'),
    /** The date of birth on the documents, `YYYY-MM-DD`; null where none were checked, or it was not noted. */
    bornOn: text(),
    /** The date of birth that the player has stated, `YYYY-MM-DD`; null until it is asked for. Documents go before it. */
    statedBornOn: text(),
    /** The region whose boards the player stands on (LB-01); null for the global ones alone. */
    region: oneOf(REGIONS),
    /** When the region was chosen; null together with it. */
    regionSetAt: at(),
    isVip: bool().notNull().default(false),
    /** The mark of a verified creator (RO-07). */
    isVerifiedCreator: bool().notNull().default(false),
    /** The uploaded picture; without it one is drawn from the id. */
    avatarId: text(),
    /** What others enter to say who brought them. */
    referralCode: text(),
    /** Who brought this player (RG-01). */
    referrerId: text(),
    /** Until then the player takes a break of own choice: no stake and no deposit passes. */
    pausedUntil: at(),
    createdAt: at().notNull(),
    /** When a session was opened last; null for those who have not come since it is kept. */
    lastLoginAt: at(),
    /** When the player deleted the account; personal data went with it, the ledger stays. */
    closedAt: at(),
  },
  (t) => [
    uniqueIndex('users_username_key').on(t.usernameKey),
    uniqueIndex('users_username_seen').on(t.usernameSeen, t.usernameTwin),
    uniqueIndex('users_email_key').on(t.emailKey),
    uniqueIndex('users_referral_code')
      .on(t.referralCode)
      .where(sql`${t.referralCode} is not null`),
    index('users_created').on(t.createdAt, t.id),
    index('users_status')
      .on(t.status, t.usernameKey)
      .where(sql`${t.status} in ('suspended', 'banned')`),
    // What few accounts are, by name and newest first: the list of staff must not look through all others for them.
    index('users_inactive_name')
      .on(t.status, t.usernameKey)
      .where(sql`${t.status} <> 'active'`),
    index('users_inactive_newest')
      .on(t.status, t.createdAt, t.id)
      .where(sql`${t.status} <> 'active'`),
    index('users_role_name')
      .on(t.role, t.usernameKey)
      .where(sql`${t.role} <> 'player'`),
    index('users_role_newest')
      .on(t.role, t.createdAt, t.id)
      .where(sql`${t.role} <> 'player'`),
    index('users_inactive_verification_name')
      .on(t.status, t.verification, t.usernameKey)
      .where(sql`${t.status} <> 'active'`),
    index('users_inactive_verification_newest')
      .on(t.status, t.verification, t.createdAt, t.id)
      .where(sql`${t.status} <> 'active'`),
    index('users_verification_name').on(t.verification, t.usernameKey),
    index('users_verification_newest').on(t.verification, t.createdAt, t.id),
    index('users_referrer')
      .on(t.referrerId)
      .where(sql`${t.referrerId} is not null`),
    check('users_username_length', sql`length(${t.username}) between 3 and 20`),
  ],
);
export type User = typeof users.$inferSelect;
export type NewUser = Omit<typeof users.$inferInsert, 'usernameSeen' | 'usernameTwin'>;
