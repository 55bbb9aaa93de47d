import { kit } from '../client/kit.ts';
import { users } from '../accounts/user.table.ts';

const { table, text, int, at, bool, json, index, primaryKey } = kit;

const owner = () =>
  text()
    .notNull()
    .references(() => users.id);

/** A code generator on the player's phone (RG-19, RG-20). */
export const twoFactors = table('two_factors', {
  userId: owner().primaryKey(),
  /** Sealed under the server's secret; in clear nowhere in the database. */
  secret: text().notNull(),
  /** Null until the first right code; only then it is asked for. */
  enabledAt: at(),
  /** The 30-second step of the last code that was taken: no code is taken twice. */
  lastStep: int().notNull(),
  createdAt: at().notNull(),
});

/** Ten codes for the day the phone is gone, each good once. */
export const recoveryCodes = table(
  'recovery_codes',
  {
    userId: owner(),
    /** Keyed hash. */
    codeHash: text().notNull(),
    usedAt: at(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** A key in the player's device (WebAuthn), as second factor or alone. */
export const passkeys = table(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    userId: owner(),
    /** base64url */
    publicKey: text().notNull(),
    /** As the device counted last; going backwards means a copy. */
    counter: int().notNull(),
    transports: json<readonly string[]>().notNull(),
    isBackedUp: bool().notNull(),
    name: text().notNull(),
    createdAt: at().notNull(),
    lastUsedAt: at(),
  },
  (t) => [index('passkeys_user').on(t.userId)],
);
export type Passkey = typeof passkeys.$inferSelect;

/**
 * What a proof under way is about: 'sign-in' and 'team-access' wait for the second factor, those of a passkey for its
 * answer, a 'proof' has been given and waits to be used, and 'account-link' and 'game-link' wait for the
 * answer of another site.
 */
export const PENDING_PROOF_KINDS = [
  'sign-in',
  'team-access',
  'passkey-add',
  'passkey-sign-in',
  'passkey-confirm',
  'proof',
  'account-link',
  'game-link',
] as const;
export type PendingProofKind = (typeof PENDING_PROOF_KINDS)[number];

/** A proof under way, good once and for a few minutes. */
export const pendingProofs = table(
  'pending_proofs',
  {
    /** Keyed hash of the token that the browser holds. */
    tokenHash: text().primaryKey(),
    kind: kit.oneOf(PENDING_PROOF_KINDS).notNull(),
    /** Null for a sign-in by passkey, where the key says who it is. */
    userId: text().references(() => users.id),
    /** What the device must sign; empty where nothing is signed. */
    challenge: text().notNull(),
    /** Wrong codes so far. */
    tries: int().notNull(),
    expiresAt: at().notNull(),
  },
  (t) => [index('pending_proofs_user').on(t.userId), index('pending_proofs_expires').on(t.expiresAt)],
);
export type PendingProof = typeof pendingProofs.$inferSelect;

/** Browsers from which an account has signed in; another one is told to its owner. */
export const knownDevices = table(
  'known_devices',
  {
    userId: owner(),
    /** Keyed hash of the browser's own cookie. */
    deviceHash: text().notNull(),
    /** 'Chrome on Windows' */
    name: text().notNull(),
    firstSeenAt: at().notNull(),
    lastSeenAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] }), index('known_devices_seen').on(t.lastSeenAt)],
);

/** Network addresses from which an account has signed in, so that accounts which share one can be told apart from strangers. */
export const knownAddresses = table(
  'known_addresses',
  {
    userId: owner(),
    /** Keyed hash; the address itself is kept with a session only. */
    addressHash: text().notNull(),
    lastSeenAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.addressHash] }), index('known_addresses_seen').on(t.lastSeenAt)],
);
