import { Refused } from '../../../domain/shared/refusals.ts';
import { readUser } from '../../../db/accounts/index.ts';
import { defineSubscriber } from '../../../db/events/subscriber.ts';
import { isBlocked } from '../../../db/friends/index.ts';
import { countFollowed, deleteFollow, insertFollow } from '../../../db/streams/audience.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

/** More is not followed, it is collected. */
export const FOLLOWED_MAX = 1_000;

/**
 * Follows a streamer, or stops it (SM-07); doing it again changes nothing.
 * @throws Refused NOT_FOUND, ONESELF, BLOCKED, LIST_FULL
 */
export async function followStreamer(
  deps: Deps,
  { userId }: Actor,
  { streamerId, isOn }: { readonly streamerId: string; readonly isOn: boolean },
): Promise<void> {
  if (streamerId === userId) throw new Refused('ONESELF');
  await deps.db.transact(async (tx) => {
    await lockStanding(tx, userId);
    const streamer = await readUser(tx, streamerId);
    if (!streamer || streamer.status === 'closed') throw new Refused('NOT_FOUND');
    if (!isOn) return deleteFollow(tx, userId, streamerId);
    if (await isBlocked(tx, userId, streamerId)) throw new Refused('BLOCKED');
    const isNew = await insertFollow(tx, { followerId: userId, streamerId, at: deps.now() });
    if (isNew && (await countFollowed(tx, userId)) > FOLLOWED_MAX)
      throw new Refused('LIST_FULL', { data: { max: FOLLOWED_MAX } });
  });
}

/** Players who hide from each other do not follow each other. */
export const unfollowBlocked = defineSubscriber({
  name: 'unfollow-blocked',
  types: ['friend.blocked'],
  async handle(tx, { data: { fromId, toId } }) {
    await deleteFollow(tx, fromId, toId);
    await deleteFollow(tx, toId, fromId);
  },
});
