import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { FollowStreamerDocument, UnfollowStreamerDocument } from '../operations/__generated__/stream.gql.ts';
import * as t from '../__generated__/messages.ts';

/** Whatever shows whether a streamer is followed. */
const CHANGES = ['ListStreams', 'ReadStream', 'FeaturedBattle', 'FriendsLive', 'RecommendedStreams'];

interface Followed {
  readonly streamerId: string;
  readonly isFollowed: boolean;
}

/** Follows a streamer, or stops it (SM-07, HZ-02). */
export function useFollow() {
  const refusal = useRefusalToast(t.thatDidNotWork());
  const follow = useAction(FollowStreamerDocument, { changes: CHANGES, refusal });
  const unfollow = useAction(UnfollowStreamerDocument, { changes: CHANGES, refusal });
  return {
    isRunning: follow.isRunning || unfollow.isRunning,
    toggle: ({ streamerId, isFollowed }: Followed) => (isFollowed ? unfollow : follow).run({ streamerId }),
  };
}
