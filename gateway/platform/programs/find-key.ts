import { isStaff } from '../../../domain/accounts/roles.ts';
import { NOTE_USE_EVERY, isKey } from '../../../domain/platform/api-key.ts';
import { scopesIn } from '../../../domain/platform/scopes.ts';
import { noteKeyUse, readLiveKey, renewKeyHash } from '../../../db/platform/key.queries.ts';
import { findTokenActor } from '../applications/find-access-token.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { findHashed, keyedHash } from '../../kernel/sealed.ts';

/** What the database knows of a key: without the server's secret a stolen table opens nothing. */
export const keyHashOf = (deps: Deps, key: string): string => keyedHash(deps, 'api-key', key);

/**
 * Who acts by a key, or by the access token of an application; null when it is none, has ended, or its owner may not sign in. Asked for at each call, so that a key
 * is never worth more than its owner: and less where the owner is staff, whose work no key does.
 */
export async function findKeyActor(deps: Deps, key: string, address: string): Promise<Actor | null> {
  if (!isKey(key)) return findTokenActor(deps, key, address);
  const now = deps.now();
  const found = await findHashed(
    deps,
    (under) => keyHashOf(under, key),
    (keyHash) => readLiveKey(deps.db.read, keyHash, now),
    renewKeyHash,
  );
  if (!found) return null;
  const { id, familyId, userId, username, role, scopes, dailyStakeCents, lastUsedAt, lastUsedAddress } = found;
  const isNews = lastUsedAt === null || now - lastUsedAt >= NOTE_USE_EVERY || lastUsedAddress !== address;
  if (isNews) await deps.db.transact((tx) => noteKeyUse(tx, id, now, address));
  return {
    userId,
    username,
    role: isStaff(role) ? 'player' : role,
    sessionId: id,
    key: { id, familyId, scopes: new Set(scopesIn(scopes)), dailyStakeCents },
  };
}
