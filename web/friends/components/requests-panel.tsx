import { useQuery } from '@apollo/client/react';
import { Inbox } from 'lucide-react';
import { Link } from 'react-router-dom';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading } from '../../ui/text.tsx';
import { useFriendChange } from '../hooks/use-friend-change.ts';
import { AcceptFriendRequestDocument } from '../operations/__generated__/accept-friend-request.gql.ts';
import { DeclineFriendRequestDocument } from '../operations/__generated__/decline-friend-request.gql.ts';
import {
  ListFriendRequestsDocument,
  type ListFriendRequestsQuery,
} from '../operations/__generated__/list-friend-requests.gql.ts';
import { WithdrawFriendRequestDocument } from '../operations/__generated__/withdraw-friend-request.gql.ts';
import type { PanelProps } from '../../parts/panel-props.ts';
import { Part } from '../../parts/part.tsx';
import { PersonMenu } from './person-menu.tsx';
import { More, RowsError, RowsSkeleton, cursorOf } from '../../parts/rows.tsx';

const PAGE_SIZE = 20;

interface RequestsPanelProps extends PanelProps {
  /** Requests that wait for the player's answer. */
  readonly open: number;
}

/** Who asks to be friends, whom the player has asked, and battle invites (FC-06, NO-03). */
export const RequestsPanel = ({ open, ...panel }: RequestsPanelProps) => (
  <Stack gap={6}>
    <section aria-labelledby="friend-requests">
      <Stack gap={3}>
        <Heading level={panel.isCompact ? 3 : 2} size={20} id="friend-requests">
          Friend requests{open > 0 && ` (${open})`}
        </Heading>
        <RequestPage direction="INCOMING" after={null} {...panel} />
      </Stack>
    </section>
    <Part of="battles.invites" direction="INCOMING" {...panel} />
    {!panel.isCompact && (
      <>
        <SentRequests {...panel} />
        <Part of="battles.invites" direction="OUTGOING" {...panel} />
      </>
    )}
  </Stack>
);

/** Whom the player has asked; nothing where there is nobody. */
function SentRequests(panel: PanelProps) {
  const { data, previousData } = useQuery(ListFriendRequestsDocument, {
    variables: { first: PAGE_SIZE, after: null, direction: 'OUTGOING' },
    fetchPolicy: 'cache-and-network',
  });
  if (((data ?? previousData)?.friendRequests.edges.length ?? 0) === 0) return null;
  return (
    <section aria-labelledby="sent-requests">
      <Stack gap={3}>
        <Heading level={2} size={20} id="sent-requests">
          Sent requests
        </Heading>
        <RequestPage direction="OUTGOING" after={null} {...panel} />
      </Stack>
    </section>
  );
}

interface RequestPageProps extends PanelProps {
  readonly direction: 'INCOMING' | 'OUTGOING';
  readonly after: string | null;
}

function RequestPage({ direction, after, ...panel }: RequestPageProps) {
  const { data, previousData, error, loading, refetch } = useQuery(ListFriendRequestsDocument, {
    variables: { first: PAGE_SIZE, after, direction },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const change = useFriendChange();
  const page = (data ?? previousData)?.friendRequests;
  if (!page && error)
    return <RowsError title="Failed to load requests" error={error} busy={loading} refetch={refetch} />;
  if (!page) return <RowsSkeleton label="Loading requests" />;
  const requests = page.edges.map(({ node }) => node);
  if (requests.length === 0 && after === null)
    return (
      <EmptyState title="No pending requests" icon={<Inbox aria-hidden />}>
        Whoever asks to be your friend appears here.
      </EmptyState>
    );
  return (
    <>
      <List label={direction === 'INCOMING' ? 'Friend requests' : 'Sent requests'}>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} direction={direction} change={change} {...panel} />
        ))}
      </List>
      <More after={cursorOf(page.pageInfo)}>
        {(next) => <RequestPage direction={direction} after={next} {...panel} />}
      </More>
    </>
  );
}

interface RequestRowProps extends PanelProps {
  readonly request: ListFriendRequestsQuery['friendRequests']['edges'][number]['node'];
  readonly direction: RequestPageProps['direction'];
  readonly change: ReturnType<typeof useFriendChange>;
}

const mutualWords = (count: number): string => (count === 1 ? '1 mutual friend' : `${count} mutual friends`);

function RequestRow({ request, direction, change, isCompact, onLeave }: RequestRowProps) {
  const { id, player, game, mutualFriends, at } = request;
  const size = isCompact ? 'small' : 'medium';
  const isBusy = change.runningId === id;
  return (
    <ListRow
      leading={<Avatar id={player.id} src={player.avatarUrl} />}
      title={
        <Link to={playerPath(player.username)} onClick={onLeave}>
          {player.username}
        </Link>
      }
      detail={
        <>
          {game !== null && `${game} · `}
          {mutualWords(mutualFriends)} · <RelativeTime at={at} now={serverNow} />
        </>
      }
      trailing={
        direction === 'INCOMING' ? (
          <>
            <Button
              size={size}
              variant="primary"
              busy={isBusy}
              aria-label={`Accept ${player.username}`}
              onClick={() => void change.run(id, AcceptFriendRequestDocument, { requestId: id })}
            >
              Accept
            </Button>
            <Button
              size={size}
              disabled={isBusy}
              aria-label={`Decline ${player.username}`}
              onClick={() => void change.run(id, DeclineFriendRequestDocument, { requestId: id })}
            >
              Decline
            </Button>
            {!isCompact && <PersonMenu player={player} isFriend={false} />}
          </>
        ) : (
          <Button
            size={size}
            busy={isBusy}
            aria-label={`Withdraw the request to ${player.username}`}
            onClick={() => void change.run(id, WithdrawFriendRequestDocument, { requestId: id })}
          >
            Withdraw
          </Button>
        )
      }
    />
  );
}
