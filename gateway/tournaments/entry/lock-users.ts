import { type User, lockUser } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';

/** Accounts by their ids, locked in the order of ids; those that are not there are left out. */
export async function lockUsers(tx: Tx, ids: readonly string[]): Promise<Map<string, User>> {
  const users = new Map<string, User>();
  for (const id of [...new Set(ids)].toSorted()) {
    const user = await lockUser(tx, id);
    if (user) users.set(id, user);
  }
  return users;
}
