import { Refused } from '../../domain/shared/refusals.ts';
import { deletePasskey } from '../../db/security/passkey.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { tellSecurity } from './tell-security.ts';

/** The passkey opens nothing from here on. @throws Refused NOT_FOUND for an unknown one and for somebody else's alike */
export async function removePasskey(deps: Deps, { userId, sessionId }: Actor, id: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    if (!(await deletePasskey(tx, userId, id))) throw new Refused('NOT_FOUND');
    await tellSecurity(deps, tx, 'passkey.removed', userId, { sessionId });
  });
}
