import { eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
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

/** Writes down what staff did and why. */
export async function insertAudit(tx: Tx, entry: typeof auditLog.$inferInsert): Promise<void> {
  await tx.insert(auditLog).values(entry);
}
