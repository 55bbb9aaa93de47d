import { SYSTEM_ACCOUNT } from '../../domain/accounts/system-account.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import type { Tx } from '../client/database.ts';
import { seenOf } from './user.queries.ts';
import { users } from './user.table.ts';

/** The account of the server itself, made when it first does something that is written down; answers its id. */
export async function openSystemAccount(tx: Tx, at: number): Promise<string> {
  const { id, username } = SYSTEM_ACCOUNT;
  await tx
    .insert(users)
    .values({
      id,
      username,
      usernameKey: usernameKeyOf(username),
      ...seenOf(username),
      email: `closed:${id}`,
      emailKey: `closed:${id}`,
      displayName: username,
      // What no password has as its hash.
      passwordHash: '',
      status: 'closed',
      createdAt: at,
      closedAt: at,
    })
    .onConflictDoNothing();
  return id;
}
