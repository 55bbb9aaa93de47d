import { Refused } from '../../domain/shared/refusals.ts';
import { unfriend } from '../../db/friends/friendship.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { lockPair, tellFriends } from './friend-pair.ts';

/** Ends the friendship on both sides. @throws Refused NOT_FOUND where there is none */
export async function removeFriend(deps: Deps, { userId }: Actor, friendId: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    await lockPair(tx, userId, friendId);
    if (!(await unfriend(tx, userId, friendId))) throw new Refused('NOT_FOUND');
    await tellFriends(tx, { type: 'friend.removed', fromId: userId, toId: friendId, at: deps.now() });
  });
}
