import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import { skeletonOf } from '../../domain/accounts/username.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup, statement } from '../client/sql.ts';
import { onboardings } from './onboarding.table.ts';
import { type NewRegistration, type Registration, registrations } from './registration.table.ts';
import { users } from '../accounts/index.ts';

const { placeholder } = sql;

const userByReferral = lookup((reader) =>
  reader
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.referralCode, placeholder('referralCode')), eq(users.status, 'active')))
    .prepare('user_by_referral_code'),
);

/** Who brings a newcomer by this code; undefined when nobody does, or may not any more. */
export async function readReferrerId(reader: Reader, referralCode: string): Promise<string | undefined> {
  const [user] = await userByReferral(reader, { referralCode });
  return user?.id;
}

const isAlike = () =>
  or(eq(registrations.usernameSeen, placeholder('seen')), eq(registrations.usernameKey, placeholder('key')));
const looksOf = (username: string) => ({ seen: skeletonOf(username), key: usernameKeyOf(username) });

const holdersOfName = lookup((reader) =>
  reader
    .select()
    .from(registrations)
    .where(and(isAlike(), gt(registrations.expiresAt, placeholder('now'))))
    .prepare('registrations_alike'),
);

/** The unfinished registrations that keep a username, or one that looks like it. */
export async function readHoldersOfName(reader: Reader, username: string, now: number): Promise<Registration[]> {
  return [...(await holdersOfName(reader, { ...looksOf(username), now }))];
}

const registrationByName = lookup((reader) =>
  reader
    .select({ id: registrations.id, passwordHash: registrations.passwordHash })
    .from(registrations)
    .where(and(eq(registrations.usernameKey, placeholder('key')), gt(registrations.expiresAt, placeholder('now'))))
    .prepare('registration_by_name'),
);

/** The unfinished registration of a name, and what opens it. */
export async function readRegistrationOfName(
  reader: Reader,
  usernameKey: string,
  now: number,
): Promise<Pick<Registration, 'id' | 'passwordHash'> | null> {
  const [found] = await registrationByName(reader, { key: usernameKey, now });
  return found ?? null;
}

const passedHolders = statement((tx) =>
  tx
    .delete(registrations)
    .where(and(isAlike(), lte(registrations.expiresAt, placeholder('now'))))
    .prepare('free_username'),
);

/** Frees a name that a registration has kept past its time. */
export async function freeUsername(tx: Tx, username: string, now: number): Promise<void> {
  await passedHolders(tx, { ...looksOf(username), now });
}

/** Keeps a registration and with it the username; false when another one has it, or one that looks like it. */
export async function insertRegistration(tx: Tx, registration: NewRegistration): Promise<boolean> {
  const kept = await tx
    .insert(registrations)
    .values({ ...registration, usernameSeen: skeletonOf(registration.username) })
    .onConflictDoNothing()
    .returning({ id: registrations.id });
  return kept.length > 0;
}

export async function deleteRegistration(tx: Tx, id: string): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.id, id));
}

const registrationById = lookup((reader) =>
  reader
    .select()
    .from(registrations)
    .where(eq(registrations.id, placeholder('id')))
    .prepare('registration_by_id'),
);

export async function readRegistration(reader: Reader, id: string): Promise<Registration | undefined> {
  const [registration] = await registrationById(reader, { id });
  return registration;
}

/** A registration, locked until the transaction ends. */
export async function lockRegistration(tx: Tx, id: string): Promise<Registration | undefined> {
  const [registration] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update');
  return registration;
}

/**
 * A registration, locked together with all others of its address, so that two of them do not become accounts at the
 * same time.
 */
export async function lockForAccount(tx: Tx, id: string): Promise<Registration | undefined> {
  const [known] = await tx
    .select({ emailKey: registrations.emailKey })
    .from(registrations)
    .where(eq(registrations.id, id));
  if (!known) return undefined;
  const all = await lockRegistrationsOf(tx, known.emailKey);
  return all.find((registration) => registration.id === id);
}

/** All that waits for an address, locked until the transaction ends. */
export const lockRegistrationsOf = (tx: Tx, emailKey: string): Promise<Registration[]> =>
  tx
    .select()
    .from(registrations)
    .where(eq(registrations.emailKey, emailKey))
    .orderBy(asc(registrations.id))
    .for('update');

export async function updateRegistration(
  tx: Tx,
  id: string,
  change: Partial<Pick<Registration, 'codeHash' | 'codeExpiresAt' | 'tries'>>,
): Promise<void> {
  await tx.update(registrations).set(change).where(eq(registrations.id, id));
}

/** No code opens what else waits for an address that has its account now; nobody learns that from an answer. */
export async function disarmRegistrations(tx: Tx, emailKey: string): Promise<void> {
  await tx.update(registrations).set({ codeHash: null }).where(eq(registrations.emailKey, emailKey));
}

export async function deleteExpiredRegistrations(tx: Tx, now: number): Promise<void> {
  await tx.delete(registrations).where(lte(registrations.expiresAt, now));
}

/** A new account has all of its onboarding before it (EN-15). */
export async function insertOnboarding(tx: Tx, userId: string): Promise<void> {
  await tx.insert(onboardings).values({ userId });
}

/** Forgets what somebody has begun with an address. */
export async function deleteRegistrationsFor(tx: Tx, emailKey: string): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.emailKey, emailKey));
}
