import { kit } from '../client/kit.ts';

const { table, text, int, at, index, uniqueIndex } = kit;

/**
 * Who has filled in 'Create Account' and not yet proven the address (RG-03). The account itself begins with the right
 * code. Nobody learns from here whether an address is known: a registration for a known one exists as well, but no code
 * opens it.
 */
export const registrations = table(
  'registrations',
  {
    /** Unguessable: what the browser keeps as `pendingRegistration`. */
    id: text().primaryKey(),
    username: text().notNull(),
    /** Kept for the registrant until `expiresAt`. */
    usernameKey: text().notNull(),
    /** What it looks like at a glance; null for those that were filled in before names were compared by it. */
    usernameSeen: text(),
    email: text().notNull(),
    emailKey: text().notNull(),
    passwordHash: text().notNull(),
    referralCode: text(),
    /** Keyed hash of the latest code; null when none opens it, because the address has an account. */
    codeHash: text(),
    codeExpiresAt: at().notNull(),
    /** Wrong codes so far, over all codes of this registration. */
    tries: int().notNull(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
  },
  (t) => [
    uniqueIndex('registrations_username_key').on(t.usernameKey),
    uniqueIndex('registrations_username_seen').on(t.usernameSeen),
    index('registrations_email_key').on(t.emailKey),
    index('registrations_expires').on(t.expiresAt),
  ],
);
export type Registration = typeof registrations.$inferSelect;
export type NewRegistration = Omit<Registration, 'usernameSeen'>;
