import { Refused } from '../../domain/shared/refusals.ts';
import { readUser } from '../../db/accounts/user.queries.ts';
import type { User } from '../../db/accounts/user.table.ts';
import type { Reader } from '../../db/client/database.ts';

/** The account as it stands in this very transaction; refuses whoever may not act any more (AU-02). */
export async function requireStanding(reader: Reader, userId: string): Promise<User> {
  const user = await readUser(reader, userId);
  if (!user) throw new Refused('UNAUTHENTICATED');
  if (user.status === 'suspended') throw new Refused('ACCOUNT_SUSPENDED');
  if (user.status === 'banned') throw new Refused('ACCOUNT_BANNED');
  return user;
}
