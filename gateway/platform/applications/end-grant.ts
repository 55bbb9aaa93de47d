import type { ConnectionEvent } from '../../../domain/platform/platform-events.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import {
  deleteExpiredGrants,
  deleteGrant,
  deleteTokensOf,
  readApplicationName,
} from '../../../db/platform/oauth.queries.ts';
import type { OauthGrantRow } from '../../../db/platform/oauth.table.ts';

/** Says what became of what a player lets an application do. */
export const tellConnection = (
  tx: Tx,
  type: ConnectionEvent,
  { id, userId }: Pick<OauthGrantRow, 'id' | 'userId'>,
  name: string,
  at: number,
): Promise<void> =>
  appendEvent(tx, { type, entity: 'grant', entityId: id, concerns: [userId], data: { userId, name }, at });

/** Takes what was given out by grants whose rows are gone, and says so; their sockets are closed by it. */
export async function endGiven(tx: Tx, grants: readonly OauthGrantRow[], at: number): Promise<void> {
  for (const grant of grants) {
    const { userId } = grant;
    for (const { id: entityId, kind } of await deleteTokensOf(tx, grant.id)) {
      if (kind !== 'AccessToken') continue;
      const entity = 'access-token';
      await appendEvent(tx, { type: 'token.ended', entity, entityId, concerns: [userId], data: { userId }, at });
    }
    await tellConnection(tx, 'connection.ended', grant, await readApplicationName(tx, grant.applicationId), at);
  }
}

/** Ends a grant with every code and token of it, at once and in every gateway; one that has ended stays so. */
export const endGrant = async (tx: Tx, id: string, at: number): Promise<void> =>
  endGiven(tx, await deleteGrant(tx, id), at);

export const endExpiredGrants = async (tx: Tx, now: number): Promise<void> =>
  endGiven(tx, await deleteExpiredGrants(tx, now), now);
