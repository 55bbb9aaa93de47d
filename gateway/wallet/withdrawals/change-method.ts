import { Refused } from '../../../domain/shared/refusals.ts';
import { takesDeposits } from '../../../domain/wallet/methods.ts';
import { changeMethod, isMethodBusy, listMethods, lockMethod, makeDefault } from '../../../db/wallet/method.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { requireOffered } from '../deposits/require-offered.ts';

/** Makes a verified method the one default (WA-17). @throws Refused NOT_FOUND, METHOD_UNUSABLE, CRYPTO_OFF */
export async function setDefaultMethod(deps: Deps, { userId }: Actor, id: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    await lockStanding(tx, userId);
    const method = await lockMethod(tx, userId, id);
    if (!method) throw new Refused('NOT_FOUND');
    if (!method.isVerified || !takesDeposits(method.kind)) throw new Refused('METHOD_UNUSABLE');
    await requireOffered(deps, tx, method.kind, 'id');
    await makeDefault(tx, userId, id);
  });
}

/**
 * Removes a method (WA-18); the oldest verified one of the others becomes the default if it was.
 * @throws Refused NOT_FOUND, METHOD_IN_USE while money is on its way through it
 */
export async function removeMethod(deps: Deps, { userId }: Actor, id: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    await lockStanding(tx, userId);
    const method = await lockMethod(tx, userId, id);
    if (!method) throw new Refused('NOT_FOUND');
    if (await isMethodBusy(tx, id)) throw new Refused('METHOD_IN_USE');
    await changeMethod(tx, id, { removedAt: deps.now(), isDefault: false });
    const next = (await listMethods(tx, userId)).find(({ isVerified, kind }) => isVerified && takesDeposits(kind));
    if (method.isDefault && next) await makeDefault(tx, userId, next.id);
  });
}
