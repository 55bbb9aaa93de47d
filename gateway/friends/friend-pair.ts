import { Refused } from '../../domain/shared/refusals.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import type { FriendEvent } from '../../domain/friends/friend-events.ts';
import { lockUser, readUserByName, type User } from '../../db/accounts/index.ts';
import type { Reader, Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { inStanding } from '../accounts/index.ts';

/** Two accounts, locked: who acts, who is in good standing, and another one. */
export interface Pair {
  readonly caller: User;
  readonly other: User;
}

/**
 * Locks a caller, who has to be in good standing, and another player, in the order of ids, so that whatever two players
 * do to each other goes one after the other.
 * @throws Refused NOT_FOUND for somebody who is not there any more
 */
export async function lockPair(tx: Tx, callerId: string, otherId: string): Promise<Pair> {
  const locked = new Map<string, User | undefined>();
  for (const id of [...new Set([callerId, otherId])].toSorted()) locked.set(id, await lockUser(tx, id));
  const caller = inStanding(locked.get(callerId));
  const other = locked.get(otherId);
  if (!other || other.status === 'closed') throw new Refused('NOT_FOUND');
  return { caller, other };
}

/** The id of a player by a name as people write it. @throws Refused NOT_FOUND */
export async function requireIdOf(reader: Reader, username: string): Promise<string> {
  const user = await readUserByName(reader, usernameKeyOf(username));
  if (!user || user.status === 'closed') throw new Refused('NOT_FOUND', { field: 'username' });
  return user.id;
}

/** `from` and `to` are those of the request where there is one; of the deed otherwise. */
export interface FriendDeed {
  readonly type: FriendEvent;
  readonly fromId: string;
  readonly toId: string;
  readonly requestId?: string;
  readonly at: number;
}

/** Tells both. The entity is the pair, so that what happened between two is delivered in its order. */
export const tellFriends = (tx: Tx, { type, at, ...data }: FriendDeed): Promise<void> =>
  appendEvent(tx, {
    type,
    entity: 'friend',
    entityId: [data.fromId, data.toId].toSorted().join(':'),
    concerns: [data.fromId, data.toId],
    data,
    at,
  });
