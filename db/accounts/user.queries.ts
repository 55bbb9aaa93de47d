import { eq, sql, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { lookup, statement } from '../client/sql.ts';
import { openUserAccounts } from '../wallet/open-books.ts';
import { type NewUser, type User, auditLog, users } from './user.table.ts';

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

/** Stores a new account and opens its empty ledger accounts; answers it as stored. */
export async function insertUser(tx: Tx, user: NewUser): Promise<User> {
  const [stored] = await tx.insert(users).values(user).returning();
  if (!stored) throw new Error('the account was not stored');
  await openUserAccounts(tx, user.id);
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

/** Writes down what staff did and why. */
export async function insertAudit(tx: Tx, entry: typeof auditLog.$inferInsert): Promise<void> {
  await tx.insert(auditLog).values(entry);
}
