import type { ConnectionEvent } from '../../domain/platform/platform-events.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import {
  deleteGrant,
  deleteTokensOf,
  expiredGrantIds,
  grantIdsOf,
  readApplicationName,
} from '../../db/platform/oauth.queries.ts';
import type { OauthGrantRow } from '../../db/platform/oauth.table.ts';

/** Says what became of what a player lets an application do. */
export const tellConnection = (
  tx: Tx,
  type: ConnectionEvent,
  { id, userId }: Pick<OauthGrantRow, 'id' | 'userId'>,
  name: string,
  at: number,
): Promise<void> =>
  appendEvent(tx, { type, entity: 'grant', entityId: id, concerns: [userId], data: { userId, name }, at });

/** Ends a grant with every code and token of it, at once and in every gateway; one that has ended stays so. */
export async function endGrant(tx: Tx, id: string, at: number): Promise<void> {
  const gone = await deleteGrant(tx, id);
  if (!gone) return;
  const { userId } = gone;
  for (const { id: entityId, kind } of await deleteTokensOf(tx, id)) {
    if (kind !== 'AccessToken') continue;
    await appendEvent(tx, {
      type: 'token.ended',
      entity: 'access-token',
      entityId,
      concerns: [userId],
      data: { userId },
      at,
    });
  }
  await tellConnection(tx, 'connection.ended', gone, await readApplicationName(tx, gone.applicationId), at);
}

/** Ends all that an account lets applications do. */
export async function endGrantsOf(tx: Tx, userId: string, at: number): Promise<void> {
  for (const id of await grantIdsOf(tx, userId)) await endGrant(tx, id, at);
}

export async function endExpiredGrants(tx: Tx, now: number): Promise<void> {
  for (const id of await expiredGrantIds(tx, now)) await endGrant(tx, id, now);
}
