import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { useSearchParams } from 'react-router-dom';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Part } from '../../parts/part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { AddFriendDialog } from '../components/add-friend-dialog.tsx';
import { MessageDialog } from '../components/message-dialog.tsx';
import { FriendsTabs } from '../components/friends-tabs.tsx';
import { tabOf } from '../tabs.ts';
import { RecentPlayersDocument } from '../operations/__generated__/invite.gql.ts';
import { OpenFriendRequestsDocument } from '../operations/__generated__/friend.gql.ts';
import * as t from '../__generated__/messages.ts';

/** People stand side by side where there is room for two. */
const people = css({
  '& [role="tabpanel"] ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 460px), 1fr))',
    // The line above the first row lies under the frame.
    '& > li': { marginBlockStart: -1, borderBlockStart: '1px solid var(--line)' },
  },
});

/** /friends: friends, requests and the players met last (FC-01 to FC-08). */
export function FriendsScreen() {
  const [params, setParams] = useSearchParams();
  const { data } = useQuery(OpenFriendRequestsDocument);
  const [add, message, invite, rematch, accept] = [
    useAddressDialog('add'),
    useAddressDialog('message'),
    useAddressDialog('challenge'),
    useAddressDialog('rematch'),
    useAddressDialog('accept'),
  ];
  return (
    <Page
      title={t.friendsAndCommunity()}
      subtitle={t.whoIsHereWhoWants()}
      actions={<Part of="notes.link" waiting={<LinkSkeleton />} />}
    >
      <div css={people}>
        <FriendsTabs
          tab={tabOf(params.get('tab'))}
          onTab={(tab) => setParams({ tab }, { preventScrollReset: true })}
          openRequests={data?.openFriendRequests ?? 0}
          isCompact={false}
        />
      </div>
      {add.value !== null && <AddFriendDialog initial={add.value} onClose={add.close} />}
      {message.value !== null && <MessageDialog key={message.value} username={message.value} onClose={message.close} />}
      {invite.value !== null && (
        <Part of="battles.invite" key={invite.value} username={invite.value} onClose={invite.close} />
      )}
      {accept.value !== null && <Part of="battles.accept-invite" inviteId={accept.value} onClose={accept.close} />}
      {rematch.value !== null && <Rematch playerId={rematch.value} onClose={rematch.close} />}
    </Page>
  );
}

const LinkSkeleton = () => (
  <Skeleton>
    <SkeletonBlock width={132} height={44} shape="card" />
  </Skeleton>
);

interface RematchProps {
  readonly playerId: string;
  readonly onClose: () => void;
}

/** A recent opponent again, on the terms of last time (FC-08). */
function Rematch({ playerId, onClose }: RematchProps) {
  const { data } = useQuery(RecentPlayersDocument);
  const recent = data?.recentPlayers.find(({ id }) => id === playerId);
  return (
    recent && (
      <Part
        of="battles.rematch"
        opponent={recent.acquaintance.player}
        battleId={recent.battleId}
        terms={recent}
        onClose={onClose}
      />
    )
  );
}
