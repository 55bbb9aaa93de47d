import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { skeletonOf } from '../../domain/accounts/username.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup, statement } from '../client/sql.ts';
import { type NewUser, type User, users } from './user.table.ts';

const { placeholder } = sql;

const userById = lookup((reader) =>
  reader
    .select()
    .from(users)
    .where(eq(users.id, placeholder('id')))
    .prepare('user_by_id'),
);

export async function readUser(reader: Reader, id: string): Promise<User | undefined> {
  const [user] = await userById(reader, { id });
  return user;
}

const userAlone = statement((tx) =>
  tx
    .select()
    .from(users)
    .where(eq(users.id, placeholder('id')))
    .for('no key update')
    .prepare('user_alone'),
);

/**
 * The account, locked until the transaction ends: whatever counts towards its limits goes one after the other, and a
 * limit, a break or a ban waits for what is under way. Rows that only name the account are let past, or two calls that
 * had each written one would wait for each other.
 */
export async function lockUser(tx: Tx, id: string): Promise<User | undefined> {
  const [user] = await userAlone(tx, { id });
  return user;
}

/** Accounts by id, none of which is closed before the transaction ends; unknown ids are left out. */
export const holdUsers = (tx: Tx, ids: readonly string[]): Promise<User[]> =>
  tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('key share');

/** Accounts by id; unknown ids are left out. */
export async function readUsers(reader: Reader, ids: readonly string[]): Promise<Map<string, User>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

const userByKey = lookup((reader) =>
  reader
    .select()
    .from(users)
    .where(eq(users.usernameKey, placeholder('usernameKey')))
    .prepare('user_by_username_key'),
);

export async function readUserByName(reader: Reader, usernameKey: string): Promise<User | undefined> {
  const [user] = await userByKey(reader, { usernameKey });
  return user;
}

const usersAlike = lookup((reader) =>
  reader
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.usernameSeen, placeholder('seen')), eq(users.usernameKey, placeholder('key'))))
    .limit(2)
    .prepare('users_alike'),
);

/** Whether a name is that of an account other than one's own, or looks like it; `ownId` is null for a newcomer. */
export async function isNameTaken(reader: Reader, username: string, ownId: string | null): Promise<boolean> {
  const holders = await usersAlike(reader, { seen: skeletonOf(username), key: usernameKeyOf(username) });
  return holders.some(({ id }) => id !== ownId);
}

const userByEmail = lookup((reader) =>
  reader
    .select()
    .from(users)
    .where(eq(users.emailKey, placeholder('emailKey')))
    .prepare('user_by_email_key'),
);

export async function readUserByEmail(reader: Reader, emailKey: string): Promise<User | undefined> {
  const [user] = await userByEmail(reader, { emailKey });
  return user;
}

/** What no other new name looks like. */
export const seenOf = (username: string) => ({ usernameSeen: skeletonOf(username), usernameTwin: 0 }) as const;

/** Stores a new account; answers it as stored. Whoever is to hold money is made by `openAccount` of the wallet. */
export async function insertUser(tx: Tx, user: NewUser): Promise<User> {
  const [stored] = await tx
    .insert(users)
    .values({ ...user, ...seenOf(user.username) })
    .returning();
  if (!stored) throw new Error('the account was not stored');
  return stored;
}

/** Stores many accounts in one statement. */
export async function insertUsers(tx: Tx, rows: readonly NewUser[]): Promise<void> {
  await tx.insert(users).values(rows.map((user) => ({ ...user, ...seenOf(user.username) })));
}

/** Keeps the date of birth, `YYYY-MM-DD`, that a player states. The account is locked. */
export async function putStatedBirth(tx: Tx, id: string, statedBornOn: string): Promise<void> {
  await tx.update(users).set({ statedBornOn }).where(eq(users.id, id));
}

export async function updateUserStanding(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<User, 'status' | 'role' | 'administratorSince' | 'verification' | 'bornOn' | 'isVip' | 'isVerifiedCreator'>
  >,
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}

/** Whether somebody else is an administrator who may act. */
export async function hasOtherAdministrator(reader: Reader, id: string): Promise<boolean> {
  const [other] = await reader
    .select({ id: users.id })
    .from(users)
    // A literal: a partial index is found by its exact condition only.
    .where(
      and(
        sql`${users.role} <> 'player'`,
        eq(users.role, 'administrator'),
        eq(users.status, 'active'),
        ne(users.id, id),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** How many administrators may act. */
export const countAdministrators = (reader: Reader): Promise<number> =>
  reader.$count(
    users,
    and(sql`${users.role} <> 'player'`, eq(users.role, 'administrator'), eq(users.status, 'active')),
  );

/** Lets the player take a break until an instant. */
export async function pauseUser(tx: Tx, id: string, pausedUntil: number): Promise<void> {
  await tx.update(users).set({ pausedUntil }).where(eq(users.id, id));
}

export async function renameUser(tx: Tx, id: string, name: Pick<User, 'username' | 'usernameKey'>): Promise<void> {
  await tx
    .update(users)
    .set({ ...name, ...seenOf(name.username) })
    .where(eq(users.id, id));
}

/** Keeps when the account was entered last. */
export async function noteLogin(tx: Tx, id: string, lastLoginAt: number): Promise<void> {
  await tx.update(users).set({ lastLoginAt }).where(eq(users.id, id));
}

/** Gives an account the code that others enter to say who brought them. */
export async function giveReferralCode(tx: Tx, id: string, referralCode: string): Promise<void> {
  await tx.update(users).set({ referralCode }).where(eq(users.id, id));
}
