import { isStaff } from '../../../domain/accounts/roles.ts';
import { ACCESS_MARK, type KeyFault, NOTE_USE_EVERY, faultOfKey, isKey } from '../../../domain/platform/api-key.ts';
import { scopesIn } from '../../../domain/platform/scopes.ts';
import { noteKeyUse, readKeyEnd, readLiveKey, renewKeyHash } from '../../../db/platform/key.queries.ts';
import { readToken } from '../../../db/platform/oauth.queries.ts';
import { findTokenActor } from '../applications/find-access-token.ts';
import { tokenIdOf } from '../applications/oauth-token.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { eachHash, findHashed, keyedHash } from '../../kernel/sealed.ts';

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

/**
 * Why what was sent in the place of a key opens nothing, for whoever holds it; UNAUTHENTICATED where the key is good and
 * its owner may not sign in.
 * @param key empty where the header was not that of a key
 */
export async function faultOf(deps: Deps, key: string): Promise<KeyFault | 'UNAUTHENTICATED'> {
  if (key === '') return 'BEARER_REQUIRED';
  const isToken = isKey(key, ACCESS_MARK);
  if (!isToken && !isKey(key)) return 'KEY_MALFORMED';
  const reader = deps.db.read;
  const hashes = eachHash(deps, (under) => (isToken ? tokenIdOf(under, 'AccessToken', key) : keyHashOf(under, key)));
  for (const hash of hashes) {
    const token = isToken ? await readToken(reader, hash) : undefined;
    const found = isToken ? token && { expiresAt: token.expiresAt, revokedAt: null } : await readKeyEnd(reader, hash);
    if (found) return faultOfKey(found, deps.now()) ?? 'UNAUTHENTICATED';
  }
  return 'KEY_UNKNOWN';
}
