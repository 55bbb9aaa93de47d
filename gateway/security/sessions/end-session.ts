import { Refused } from '../../../domain/shared/refusals.ts';
import { deleteOwnSession } from '../../../db/security/session.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { endSessionsOf, tellEnd } from './session.ts';
import { tellSecurity } from '../tell-security.ts';

/** Signs one of the own devices out at once. @throws Refused NOT_FOUND for an unknown session and for somebody else's alike */
export async function endOwnSession(deps: Deps, { userId, sessionId }: Actor, id: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    const ended = await deleteOwnSession(tx, userId, id, deps.now());
    if (!ended) throw new Refused('NOT_FOUND');
    await tellEnd(deps, tx, ended);
    if (id !== sessionId) await tellSecurity(deps, tx, 'sessions.ended', userId, { sessionId }, { count: 1 });
  });
}

/** Signs every other device out at once; answers how many. */
export const endOtherSessions = (deps: Deps, { userId, sessionId }: Actor): Promise<number> =>
  deps.db.transact(async (tx) => {
    const count = await endSessionsOf(deps, tx, userId, sessionId);
    if (count > 0) await tellSecurity(deps, tx, 'sessions.ended', userId, { sessionId }, { count });
    return count;
  });
