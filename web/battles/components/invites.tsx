import { useQuery } from '@apollo/client/react';
import { Swords } from 'lucide-react';
import { Link } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { friendsPath } from '../../../domain/friends/friends.paths.ts';
import { serverNow } from '../../live/server-clock.ts';
import type { BattleInviteStatus, InviteDirection } from '../../data/__generated__/schema-types.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Money } from '../../ui/money.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading } from '../../ui/text.tsx';
import { useChange } from '../../data/use-change.ts';
import { DeclineInviteDocument } from '../operations/__generated__/decline-invite.gql.ts';
import type { InviteFieldsFragment } from '../operations/__generated__/invite-fields.gql.ts';
import { ListInvitesDocument } from '../operations/__generated__/list-invites.gql.ts';
import { WithdrawInviteDocument } from '../operations/__generated__/withdraw-invite.gql.ts';
import type { PanelProps } from '../../parts/panel-props.ts';
import { refreshInvites } from '../refresh-invites.ts';
import { More, RowsError, RowsSkeleton, cursorOf } from '../../parts/rows.tsx';

const INVITE_PAGE_SIZE = 10;

export interface InvitesProps extends PanelProps {
  readonly direction: InviteDirection;
}

/** The battle invites to the player, or those of the player, which show only where there are any (NO-03, NO-04). */
export const Invites = (props: InvitesProps) =>
  props.direction === 'INCOMING' ? <InviteSection {...props} /> : <SentInvites {...props} />;

function SentInvites(props: InvitesProps) {
  const { data, previousData } = useQuery(ListInvitesDocument, {
    variables: { first: INVITE_PAGE_SIZE, after: null, direction: 'OUTGOING' },
    fetchPolicy: 'cache-and-network',
  });
  if (((data ?? previousData)?.battleInvites.edges.length ?? 0) === 0) return null;
  return <InviteSection {...props} />;
}

const InviteSection = ({ direction, isCompact, onLeave }: InvitesProps) => {
  const id = `battle-invites-${direction.toLowerCase()}`;
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <Heading level={isCompact ? 3 : 2} size={20} id={id}>
          {direction === 'INCOMING' ? 'Battle invites' : 'Sent battle invites'}
        </Heading>
        <InvitePage direction={direction} after={null} isCompact={isCompact} onLeave={onLeave} />
      </Stack>
    </section>
  );
};

interface InvitePageProps extends InvitesProps {
  readonly after: string | null;
}

function InvitePage({ direction, after, isCompact, onLeave }: InvitePageProps) {
  const { data, previousData, error, loading, refetch } = useQuery(ListInvitesDocument, {
    variables: { first: INVITE_PAGE_SIZE, after, direction },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.battleInvites;
  if (!page && error)
    return <RowsError title="Failed to load battle invites" error={error} busy={loading} refetch={refetch} />;
  if (!page) return <RowsSkeleton label="Loading battle invites" />;
  const invites = page.edges.map(({ node }) => node);
  if (invites.length === 0 && after === null)
    return (
      <EmptyState title="No battle invites" icon={<Swords aria-hidden />}>
        Whoever challenges you appears here, with the terms.
      </EmptyState>
    );
  return (
    <>
      <List label={direction === 'INCOMING' ? 'Battle invites' : 'Sent battle invites'}>
        {invites.map((invite) => (
          <InviteRow key={invite.id} invite={invite} direction={direction} isCompact={isCompact} onLeave={onLeave} />
        ))}
      </List>
      <More after={cursorOf(page.pageInfo)}>
        {(next) => <InvitePage direction={direction} after={next} isCompact={isCompact} onLeave={onLeave} />}
      </More>
    </>
  );
}

const STATUS: Readonly<Record<BattleInviteStatus, { word: string; tone: 'info' | 'win' | 'loss' | 'neutral' }>> = {
  PENDING: { word: 'Pending', tone: 'info' },
  ACCEPTED: { word: 'Accepted', tone: 'win' },
  DECLINED: { word: 'Declined', tone: 'loss' },
  WITHDRAWN: { word: 'Withdrawn', tone: 'neutral' },
  EXPIRED: { word: 'Expired', tone: 'neutral' },
};

/** Asks on the page before money is held. */
const acceptPath = (id: string): string => `${friendsPath}?tab=requests&accept=${encodeURIComponent(id)}`;

interface InviteRowProps extends InvitesProps {
  readonly invite: InviteFieldsFragment;
}

function InviteRow({ invite, direction, isCompact, onLeave }: InviteRowProps) {
  const change = useChange(refreshInvites);
  const { id, from, to, status, gameTitle, gameMode, stakeCents, createdAt, battleId } = invite;
  const player = direction === 'INCOMING' ? from : to;
  const { word, tone } = STATUS[status];
  const size = isCompact ? 'small' : 'medium';
  const isBusy = change.runningId === id;
  const actions =
    status !== 'PENDING' ? null : direction === 'INCOMING' ? (
      <>
        <Button asChild size={size} variant="primary">
          <Link
            to={acceptPath(id)}
            preventScrollReset
            aria-label={`Accept the battle invite of ${player.username}`}
            onClick={onLeave}
          >
            Accept
          </Link>
        </Button>
        <Button
          size={size}
          busy={isBusy}
          aria-label={`Decline the battle invite of ${player.username}`}
          onClick={() => void change.run(id, DeclineInviteDocument, { inviteId: id })}
        >
          Decline
        </Button>
      </>
    ) : (
      <Button
        size={size}
        busy={isBusy}
        aria-label={`Withdraw the battle invite to ${player.username}`}
        onClick={() => void change.run(id, WithdrawInviteDocument, { inviteId: id })}
      >
        Withdraw
      </Button>
    );
  return (
    <ListRow
      leading={<Avatar id={player.id} src={player.avatarUrl} />}
      title={
        <>
          {player.username} · <Money cents={stakeCents} />
        </>
      }
      detail={
        <>
          {gameTitle} · {gameMode} · <RelativeTime at={createdAt} now={serverNow} />
        </>
      }
      trailing={
        <>
          {(status !== 'PENDING' || direction === 'OUTGOING') && <Badge tone={tone}>{word}</Badge>}
          {actions}
          {battleId !== null && (
            <Button asChild size={size}>
              <Link to={challengePath(battleId)} aria-label={`Open battle with ${player.username}`} onClick={onLeave}>
                Open battle
              </Link>
            </Button>
          )}
        </>
      }
    />
  );
}
