import { insertUser, type NewUser, type User } from '../accounts/index.ts';
import type { Tx } from '../client/database.ts';
import { openUserAccounts } from './open-books.ts';

/** Stores a new account with its empty ledger accounts; answers it as stored. */
export async function openAccount(tx: Tx, user: NewUser): Promise<User> {
  const stored = await insertUser(tx, user);
  await openUserAccounts(tx, stored.id);
  return stored;
}
