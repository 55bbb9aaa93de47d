import { haveRoom } from '../../domain/friends/friend.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import type { Tx } from '../../db/client/database.ts';
import { befriend, countFriends } from '../../db/friends/friendship.queries.ts';
import {
  type FriendRequestRow,
  deleteRequest,
  deleteRequestsBetween,
  readRequest,
} from '../../db/friends/request.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { lockPair, tellFriends } from './friend-pair.ts';

/**
 * Makes friends of the two (FC-06); answers who the new friend is.
 * @throws Refused NOT_FOUND for a request that is not to the caller or not there any more, LIST_FULL
 */
export const acceptFriendRequest = (deps: Deps, actor: Actor, requestId: string): Promise<string> =>
  answer(deps, actor, requestId, 'toId', async (tx, { id, fromId, toId }, at) => {
    must(haveRoom(await countFriends(tx, fromId), await countFriends(tx, toId)));
    await deleteRequestsBetween(tx, fromId, toId);
    await befriend(tx, fromId, toId, at);
    await tellFriends(tx, { type: 'friend.accepted', fromId, toId, requestId: id, at });
  });

/** Removes the request; answers whose it was (FC-06). @throws Refused NOT_FOUND */
export const declineFriendRequest = (deps: Deps, actor: Actor, requestId: string): Promise<string> =>
  answer(deps, actor, requestId, 'toId', async (tx, { id, fromId, toId }, at) => {
    await deleteRequest(tx, id);
    await tellFriends(tx, { type: 'friend.declined', fromId, toId, requestId: id, at });
  });

/** Takes the caller's own request back; answers to whom it was. @throws Refused NOT_FOUND */
export const withdrawFriendRequest = (deps: Deps, actor: Actor, requestId: string): Promise<string> =>
  answer(deps, actor, requestId, 'fromId', async (tx, { id, fromId, toId }, at) => {
    await deleteRequest(tx, id);
    await tellFriends(tx, { type: 'friend.withdrawn', fromId, toId, requestId: id, at });
  });

/** Ends a request by the one of the two who may, and answers the id of the other. */
async function answer(
  deps: Deps,
  { userId }: Actor,
  requestId: string,
  role: 'fromId' | 'toId',
  work: (tx: Tx, request: FriendRequestRow, at: number) => Promise<void>,
): Promise<string> {
  return deps.db.transact(async (tx) => {
    const seen = await readRequest(tx, requestId);
    if (seen?.[role] !== userId) throw new Refused('NOT_FOUND');
    const otherId = role === 'toId' ? seen.fromId : seen.toId;
    await lockPair(tx, userId, otherId);
    // Once more under the lock: somebody else may have answered meanwhile.
    const request = await readRequest(tx, requestId);
    if (!request) throw new Refused('NOT_FOUND');
    await work(tx, request, deps.now());
    return otherId;
  });
}
