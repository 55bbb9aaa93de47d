import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { friendTalkOf } from '../../../domain/friends/talk.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { RoomTalkDocument } from '../operations/__generated__/chat-place.gql.ts';
import { PlaceChat } from './place-chat.tsx';
import * as t from '../__generated__/messages.ts';

const body = css({ height: 440, maxHeight: '65dvh' });

export interface FriendTalkProps {
  readonly friendId: string;
}

/** The talk with a friend, in a frame of its own. */
export function FriendTalk({ friendId }: FriendTalkProps) {
  const viewer = useViewer();
  const talkId = friendTalkOf(viewer?.id ?? '', friendId);
  const query = useQuery(RoomTalkDocument, {
    variables: { channelId: talkId },
    skip: viewer === null,
    // What is unread is as of now, or the line would stand where it was.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const place = query.data?.chatPlace;
  return (
    <Loaded query={{ ...query, data: place }} what={t.messagesToLoad()} skeleton={[4, 56]}>
      {({ mayPost, isHost, isMuted, unread, firstUnreadId }) => (
        <div css={body}>
          <PlaceChat
            talkId={talkId}
            isOpen={mayPost}
            isHost={isHost}
            unread={unread}
            firstUnreadId={firstUnreadId}
            closed={isMuted ? t.youAreMutedInThisChat() : t.youMayReadOnlyHere()}
          />
        </div>
      )}
    </Loaded>
  );
}
