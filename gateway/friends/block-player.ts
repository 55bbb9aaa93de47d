import { blockPlayer as mayBlock } from '../../domain/friends/friend.ts';
import { must } from '../../domain/shared/refusals.ts';
import { countBlocked, deleteBlock, insertBlock } from '../../db/friends/block.queries.ts';
import { unfriend } from '../../db/friends/friendship.queries.ts';
import { deleteRequestsBetween } from '../../db/friends/request.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { lockPair, tellFriends } from './friend-pair.ts';

/**
 * Hides two players from each other: the friendship, requests and battle invites between them end. A battle that they
 * play already goes on, for money lies in it. Blocking twice is blocking once.
 * @throws Refused NOT_FOUND, ONESELF, LIST_FULL
 */
export async function blockPlayer(deps: Deps, { userId }: Actor, otherId: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    await lockPair(tx, userId, otherId);
    must(mayBlock(userId, otherId, await countBlocked(tx, userId)));
    if (!(await insertBlock(tx, userId, otherId, at))) return;
    await unfriend(tx, userId, otherId);
    await deleteRequestsBetween(tx, userId, otherId);
    await deps.wiring.provided.partPlayers(tx, userId, otherId, at);
    await tellFriends(tx, { type: 'friend.blocked', fromId: userId, toId: otherId, at });
  });
}

/** Lifts the caller's block; what it ended stays ended. Lifting none is no fault. @throws Refused NOT_FOUND */
export async function unblockPlayer(deps: Deps, { userId }: Actor, otherId: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    await lockPair(tx, userId, otherId);
    if (!(await deleteBlock(tx, userId, otherId))) return;
    await tellFriends(tx, { type: 'friend.unblocked', fromId: userId, toId: otherId, at: deps.now() });
  });
}
