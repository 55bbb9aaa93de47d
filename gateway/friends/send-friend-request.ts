import { requestFriend } from '../../domain/friends/friend.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { must } from '../../domain/shared/refusals.ts';
import { isBlocked } from '../../db/friends/block.queries.ts';
import { areFriends, befriend, countFriends } from '../../db/friends/friendship.queries.ts';
import {
  countOpenRequests,
  countSentRequests,
  deleteRequestsBetween,
  insertRequest,
  listRequestsBetween,
} from '../../db/friends/request.queries.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { lockPair, tellFriends } from './friend-pair.ts';

const REQUESTS_PER_HOUR = 60;

/**
 * Asks a player to be friends (FC-03). Where that player has asked already, the two are friends at once.
 * @throws Refused NOT_FOUND, ONESELF, BLOCKED, ALREADY_FRIENDS, REQUEST_SENT, LIST_FULL, RATE_LIMITED
 */
export async function sendFriendRequest(deps: Deps, { userId }: Actor, otherId: string): Promise<void> {
  await chargeAttempt(deps, `friend-request:${userId}`, REQUESTS_PER_HOUR, HOUR);
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    await lockPair(tx, userId, otherId);
    const between = await listRequestsBetween(tx, userId, otherId);
    const asked = between.find(({ fromId }) => fromId === otherId);
    const end = must(
      requestFriend({
        fromId: userId,
        toId: otherId,
        areFriends: await areFriends(tx, userId, otherId),
        isBlocked: await isBlocked(tx, userId, otherId),
        isRequested: between.some(({ fromId }) => fromId === userId),
        isAsked: asked !== undefined,
        friendsOfFrom: await countFriends(tx, userId),
        friendsOfTo: await countFriends(tx, otherId),
        sent: await countSentRequests(tx, userId),
        received: await countOpenRequests(tx, otherId),
      }),
    );
    if (end === 'accepted') {
      await deleteRequestsBetween(tx, userId, otherId);
      await befriend(tx, userId, otherId, at);
      const requestId = asked?.id ?? '';
      return tellFriends(tx, { type: 'friend.accepted', fromId: otherId, toId: userId, requestId, at });
    }
    const id = deps.newId();
    await insertRequest(tx, { id, fromId: userId, toId: otherId, at });
    return tellFriends(tx, { type: 'friend.requested', fromId: userId, toId: otherId, requestId: id, at });
  });
}
