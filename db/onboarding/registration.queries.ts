import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { onboardings } from './onboarding.table.ts';
import { type Registration, registrations } from './registration.table.ts';
import { users } from '../accounts/user.table.ts';

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

const holderOfName = lookup((reader) =>
  reader
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(eq(registrations.usernameKey, placeholder('usernameKey')), gt(registrations.expiresAt, placeholder('now'))),
    )
    .prepare('registration_by_username_key'),
);

/** The unfinished registration that keeps a username. */
export async function readHolderOfName(reader: Reader, usernameKey: string, now: number): Promise<string | undefined> {
  const [held] = await holderOfName(reader, { usernameKey, now });
  return held?.id;
}

/** Frees a name that a registration has kept past its time. */
export async function freeUsername(tx: Tx, usernameKey: string, now: number): Promise<void> {
  await tx
    .delete(registrations)
    .where(and(eq(registrations.usernameKey, usernameKey), lte(registrations.expiresAt, now)));
}

/** Keeps a registration and with it the username; false when another one has it. */
export async function insertRegistration(tx: Tx, registration: Registration): Promise<boolean> {
  const kept = await tx
    .insert(registrations)
    .values(registration)
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
  const all = await tx
    .select()
    .from(registrations)
    .where(eq(registrations.emailKey, known.emailKey))
    .orderBy(asc(registrations.id))
    .for('update');
  return all.find((registration) => registration.id === id);
}

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
