import { Refused } from '../../domain/shared/refusals.ts';
import { deleteOwnSession } from '../../db/accounts/session.queries.ts';
import type { Actor } from '../server/actor.ts';
import type { Deps } from '../server/deps.ts';
import { endSessionsOf, tellEnd } from './session.ts';

/** Signs one of the own devices out at once. @throws Refused NOT_FOUND for an unknown session and for somebody else's alike */
export async function endOwnSession(deps: Deps, { userId }: Actor, id: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    const ended = await deleteOwnSession(tx, userId, id, deps.now());
    if (!ended) throw new Refused('NOT_FOUND');
    await tellEnd(deps, tx, ended);
  });
}

/** Signs every other device out at once; answers how many. */
export const endOtherSessions = (deps: Deps, { userId, sessionId }: Actor): Promise<number> =>
  deps.db.transact((tx) => endSessionsOf(deps, tx, userId, sessionId));
