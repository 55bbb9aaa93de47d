import { Refused } from '../../../domain/shared/refusals.ts';
import type { User } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { readSessionSource } from '../../../db/security/session.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';

/**
 * The account of a session that goes on, locked until the transaction ends. Whatever acts without the password later is
 * made behind it: a call that a reset by mail has overtaken leaves nothing behind.
 * @throws Refused UNAUTHENTICATED when the session has ended meanwhile
 */
export async function lockSignedIn(tx: Tx, { userId, sessionId }: Actor): Promise<User> {
  const user = await lockStanding(tx, userId);
  if (!(await readSessionSource(tx, sessionId))) throw new Refused('UNAUTHENTICATED');
  return user;
}
