import { type Acting, mayAct } from '../../domain/accounts/standing.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { lockUser, readUser } from '../../db/accounts/user.queries.ts';
import type { User } from '../../db/accounts/user.table.ts';
import type { Reader, Tx } from '../../db/client/database.ts';

/** The account as it stands in this very transaction; refuses whoever may not act any more (AU-02). */
export const requireStanding = async (reader: Reader, userId: string): Promise<User> =>
  inStanding(await readUser(reader, userId));

/** The same, locked until the transaction ends. */
export const lockStanding = async (tx: Tx, userId: string): Promise<User> => inStanding(await lockUser(tx, userId));

/** The account, if it is one that may act. */
export function inStanding<T extends Acting>(user: T | undefined): T {
  if (!user) throw new Refused('UNAUTHENTICATED');
  must(mayAct(user));
  return user;
}

/**
 * The caller as an administrator in standing, whose row nobody else changes until the transaction ends.
 * @throws Refused UNAUTHENTICATED or what `lockStanding` refuses, FORBIDDEN
 */
export async function lockAdministrator(tx: Tx, userId: string): Promise<User> {
  const user = await lockStanding(tx, userId);
  if (user.role !== 'administrator') throw new Refused('FORBIDDEN');
  return user;
}
