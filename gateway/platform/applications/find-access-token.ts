import { isStaff } from '../../../domain/accounts/roles.ts';
import { ACCESS_MARK, NOTE_USE_EVERY, isKey } from '../../../domain/platform/api-key.ts';
import { askedScopes } from '../../../domain/platform/application.ts';
import { noteGrantUse, readLiveAccessToken, renewTokenId } from '../../../db/platform/oauth.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { findHashed } from '../../kernel/sealed.ts';
import { tokenIdOf, unsealPayload } from './oauth-token.ts';

/** By which the purse and the cap of all that an application does for a player are known. */
export const familyOfGrant = ({ applicationId, userId }: { applicationId: string; userId: string }): string =>
  `${applicationId}:${userId}`;

/**
 * Who acts by an access token; null when it is none, or it, its grant or its account is good no more. It is never worth
 * more than was granted, and than its owner.
 */
export async function findTokenActor(deps: Deps, token: string, address: string): Promise<Actor | null> {
  if (!isKey(token, ACCESS_MARK)) return null;
  const now = deps.now();
  const id = tokenIdOf(deps, 'AccessToken', token);
  const found = await findHashed(
    deps,
    (under) => tokenIdOf(under, 'AccessToken', token),
    (hash) => readLiveAccessToken(deps.db.read, hash, now),
    renewTokenId,
  );
  if (!found) return null;
  const { sealed, grantId, userId, username, role, dailyStakeCents, lastUsedAt, lastUsedAddress } = found;
  const granted = new Set(found.scopes);
  const payload = unsealPayload(deps, sealed);
  if (payload === null) return null;
  const scopes = askedScopes(payload.scope).filter((scope) => granted.has(scope));
  const isNews = lastUsedAt === null || now - lastUsedAt >= NOTE_USE_EVERY || lastUsedAddress !== address;
  if (isNews) await deps.db.transact((tx) => noteGrantUse(tx, grantId, now, address));
  return {
    userId,
    username,
    role: isStaff(role) ? 'player' : role,
    sessionId: id,
    key: { id, familyId: familyOfGrant(found), scopes: new Set(scopes), dailyStakeCents, grantId },
  };
}
