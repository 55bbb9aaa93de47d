import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Page } from '../../ui/page.tsx';
import { AcceptInvite } from '../components/accept-invite.tsx';
import { AddFriendDialog } from '../components/add-friend-dialog.tsx';
import { ChallengeDialog } from '../components/challenge-dialog.tsx';
import { FriendsTabs } from '../components/friends-tabs.tsx';
import { RematchDialog } from '../components/rematch-dialog.tsx';
import { tabOf } from '../friends.paths.ts';
import { OpenFriendRequestsDocument } from '../operations/__generated__/open-friend-requests.gql.ts';

/** /friends: friends, requests and the players met last (FC-01 to FC-08). */
export function FriendsScreen() {
  const [params, setParams] = useSearchParams();
  const { data } = useQuery(OpenFriendRequestsDocument);
  const [add, challenge, rematch, accept] = [
    useAddressDialog('add'),
    useAddressDialog('challenge'),
    useAddressDialog('rematch'),
    useAddressDialog('accept'),
  ];
  return (
    <Page
      title="Friends and Community"
      subtitle="Who is here, who wants to be your friend, and the players whom you met last."
      width="medium"
    >
      <FriendsTabs
        tab={tabOf(params.get('tab'))}
        onTab={(tab) => setParams({ tab }, { preventScrollReset: true })}
        openRequests={data?.openFriendRequests ?? 0}
        isCompact={false}
      />
      {add.value !== null && <AddFriendDialog initial={add.value} onClose={add.close} />}
      {challenge.value !== null && (
        <ChallengeDialog key={challenge.value} username={challenge.value} onClose={challenge.close} />
      )}
      {accept.value !== null && <AcceptInvite inviteId={accept.value} onClose={accept.close} />}
      {rematch.value !== null && <RematchDialog playerId={rematch.value} onClose={rematch.close} />}
    </Page>
  );
}
