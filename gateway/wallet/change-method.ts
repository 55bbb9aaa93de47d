import { Refused } from '../../domain/shared/refusals.ts';
import { changeMethod, isMethodBusy, listMethods, lockMethod, makeDefault } from '../../db/wallet/method.queries.ts';
import { lockStanding } from '../accounts/standing.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';

/** Makes a method the one default (WA-17). @throws Refused NOT_FOUND */
export async function setDefaultMethod(deps: Deps, { userId }: Actor, id: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    await lockStanding(tx, userId);
    const method = await lockMethod(tx, userId, id);
    if (!method) throw new Refused('NOT_FOUND');
    await makeDefault(tx, userId, id);
  });
}

/**
 * Removes a method (WA-18); the oldest of the others becomes the default if it was.
 * @throws Refused NOT_FOUND, METHOD_IN_USE while money is on its way through it
 */
export async function removeMethod(deps: Deps, { userId }: Actor, id: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    await lockStanding(tx, userId);
    const method = await lockMethod(tx, userId, id);
    if (!method) throw new Refused('NOT_FOUND');
    if (await isMethodBusy(tx, id)) throw new Refused('METHOD_IN_USE');
    await changeMethod(tx, id, { removedAt: deps.now(), isDefault: false });
    const [next] = await listMethods(tx, userId);
    if (method.isDefault && next) await makeDefault(tx, userId, next.id);
  });
}
