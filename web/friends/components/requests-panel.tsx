import { css } from '@emotion/react';
import { Inbox } from 'lucide-react';
import { Link } from 'react-router-dom';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { type Pages, usePages } from '../../data/use-pages.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { serverNow } from '../../live/server-clock.ts';
import { Face } from '../../ui/face/face.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { below } from '../../ui/tokens.ts';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { useFriendAction } from '../hooks/use-friend-action.ts';
import {
  AcceptFriendRequestDocument,
  DeclineFriendRequestDocument,
  ListFriendRequestsDocument,
  type ListFriendRequestsQuery,
  WithdrawFriendRequestDocument,
} from '../operations/__generated__/friend.gql.ts';
import type { PanelProps } from '../../parts/panel-props.ts';
import { Part } from '../../parts/part.tsx';
import { PersonMenu } from './person-menu.tsx';
import * as t from '../__generated__/messages.ts';

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
          {t.friendRequests()}
          {open > 0 && ` (${open})`}
        </Heading>
        <ReceivedRequests {...panel} />
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

type Request = ListFriendRequestsQuery['friendRequests']['edges'][number]['node'];
type Direction = 'INCOMING' | 'OUTGOING';

const useRequests = (direction: Direction): Pages<Request> =>
  usePages(ListFriendRequestsDocument, 'friendRequests', { variables: { direction }, first: PAGE_SIZE });

const ReceivedRequests = (panel: PanelProps) => (
  <RequestList read={useRequests('INCOMING')} direction="INCOMING" {...panel} />
);

/** Whom the player has asked; nothing where there is nobody. */
function SentRequests(panel: PanelProps) {
  const read = useRequests('OUTGOING');
  if ((read.rows?.length ?? 0) === 0) return null;
  return (
    <section aria-labelledby="sent-requests">
      <Stack gap={3}>
        <Heading level={2} size={20} id="sent-requests">
          {t.sentRequests()}
        </Heading>
        <RequestList read={read} direction="OUTGOING" {...panel} />
      </Stack>
    </section>
  );
}

/** Two, each with its answers below it on phones. */
const place = css({ height: 70, [below.medium]: { height: 132 } });

const RequestsSkeleton = () => (
  <Skeleton label={t.loadingRequests()}>
    {[1, 2].map((row) => (
      <div key={row} css={place}>
        <SkeletonBlock height="100%" shape="card" />
      </div>
    ))}
  </Skeleton>
);

interface RequestListProps extends PanelProps {
  readonly read: Pages<Request>;
  readonly direction: Direction;
}

function RequestList({ read, direction, ...panel }: RequestListProps) {
  const empty = (
    <EmptyState title={t.noPendingRequests()} icon={<Inbox aria-hidden />}>
      {t.whoeverAsksToBeYourFriendAppears()}
    </EmptyState>
  );
  return (
    <PagedList read={read} what={t.whatRequests()} skeleton={<RequestsSkeleton />} empty={empty}>
      {(requests) => (
        <List label={direction === 'INCOMING' ? t.friendRequests() : t.sentRequests()}>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} direction={direction} {...panel} />
          ))}
        </List>
      )}
    </PagedList>
  );
}

interface RequestRowProps extends PanelProps {
  readonly request: Request;
  readonly direction: Direction;
}

const mutualWords = (count: number): string => t.mutualFriends({ count });

function RequestRow({ request, direction, isCompact, onLeave }: RequestRowProps) {
  const accept = useFriendAction(AcceptFriendRequestDocument);
  const decline = useFriendAction(DeclineFriendRequestDocument);
  const withdraw = useFriendAction(WithdrawFriendRequestDocument);
  const { id, player, game, mutualFriends, at } = request;
  const size = isCompact ? 'small' : 'medium';
  return (
    <ListRow
      leading={<Face id={player.id} src={player.avatarUrl} />}
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
              busy={accept.isRunning}
              disabled={decline.isRunning}
              aria-label={t.acceptUsername({ username: player.username })}
              onClick={() => void accept.run({ requestId: id })}
            >
              {t.accept()}
            </Button>
            <Button
              size={size}
              busy={decline.isRunning}
              disabled={accept.isRunning}
              aria-label={t.declineUsername({ username: player.username })}
              onClick={() => void decline.run({ requestId: id })}
            >
              {t.decline()}
            </Button>
            {!isCompact && <PersonMenu player={player} isFriend={false} />}
          </>
        ) : (
          <Button
            size={size}
            busy={withdraw.isRunning}
            aria-label={t.withdrawTheRequestToUsername({ username: player.username })}
            onClick={() => void withdraw.run({ requestId: id })}
          >
            {t.withdraw()}
          </Button>
        )
      }
    />
  );
}
