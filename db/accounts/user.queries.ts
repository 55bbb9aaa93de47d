import { eq, sql, inArray } from 'drizzle-orm';
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

/** Stores a new account; answers it as stored. Whoever is to hold money is made by `openAccount` of the wallet. */
export async function insertUser(tx: Tx, user: NewUser): Promise<User> {
  const [stored] = await tx.insert(users).values(user).returning();
  if (!stored) throw new Error('the account was not stored');
  return stored;
}

export async function updateUserStanding(
  tx: Tx,
  id: string,
  change: Partial<Pick<User, 'status' | 'role' | 'verification' | 'isVip' | 'isVerifiedCreator'>>,
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}

/** Lets the player take a break until an instant. */
export async function pauseUser(tx: Tx, id: string, pausedUntil: number): Promise<void> {
  await tx.update(users).set({ pausedUntil }).where(eq(users.id, id));
}

export async function renameUser(tx: Tx, id: string, name: Pick<User, 'username' | 'usernameKey'>): Promise<void> {
  await tx.update(users).set(name).where(eq(users.id, id));
}
