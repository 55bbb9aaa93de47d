import { type Accepted, LEGAL_TEXTS, toAccept, versionsAt } from '../../domain/accounts/legal.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { insertAccepted, listAccepted } from '../../db/accounts/legal.queries.ts';
import { readUser } from '../../db/accounts/user.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';

/** The texts that the caller has still to agree to, in the versions that are in force. */
export function readLegalToAccept({ db, now }: Deps, { userId }: Actor): Promise<Accepted[]> {
  return db.snapshot(async (read) => {
    const user = await readUser(read, userId);
    return user ? toAccept(await listAccepted(read, userId), user.createdAt, now()) : [];
  });
}

/**
 * Writes down that the caller agrees, once for each version. @throws Refused BAD_INPUT for a version that is not in
 * force: whoever has read another text has not agreed to this one
 */
export async function acceptLegal(deps: Deps, { userId }: Actor, texts: readonly Accepted[]): Promise<void> {
  const at = deps.now();
  const inForce = versionsAt(at);
  const isKnown = ({ text, version }: Accepted): boolean =>
    inForce.some((one) => one.text === text && one.version === version);
  if (texts.length > LEGAL_TEXTS.length || !texts.every(isKnown)) throw new Refused('BAD_INPUT', { field: 'texts' });
  await deps.db.transact((tx) => insertAccepted(tx, userId, texts, at));
}
