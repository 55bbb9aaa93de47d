import { Swords } from 'lucide-react';
import { Link } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { friendsPath } from '../../../domain/friends/friends.paths.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { usePages } from '../../data/use-pages.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { serverNow } from '../../live/server-clock.ts';
import type { BattleInviteStatus, InviteDirection } from '../../data/__generated__/schema-types.ts';
import { Face } from '../../ui/face/face.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { useAction } from '../../data/use-action.ts';
import {
  DeclineInviteDocument,
  type InviteFieldsFragment,
  ListInvitesDocument,
  WithdrawInviteDocument,
} from '../operations/__generated__/invite.gql.ts';
import type { PanelProps } from '../../parts/panel-props.ts';
import * as t from '../__generated__/messages.ts';

const INVITE_PAGE_SIZE = 10;

export interface InvitesProps extends PanelProps {
  readonly direction: InviteDirection;
}

/** The battle invites to the player, or those of the player, which show only where there are any (NO-03, NO-04). */
export function Invites(props: InvitesProps) {
  const { direction, isCompact } = props;
  const read = usePages(ListInvitesDocument, 'battleInvites', { variables: { direction }, first: INVITE_PAGE_SIZE });
  if (direction === 'OUTGOING' && (read.rows?.length ?? 0) === 0) return null;
  const id = `battle-invites-${direction.toLowerCase()}`;
  const title = direction === 'INCOMING' ? t.battleInvites() : t.sentBattleInvites();
  const empty = (
    <EmptyState title={t.noBattleInvites()} icon={<Swords aria-hidden />}>
      {t.whoeverChallengesYouAppears()}
    </EmptyState>
  );
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <Heading level={isCompact ? 3 : 2} size={20} id={id}>
          {title}
        </Heading>
        <PagedList read={read} what={t.yourBattleInvites()} skeleton={[3, 64]} empty={empty}>
          {(invites) => (
            <List label={title}>
              {invites.map((invite) => (
                <InviteRow key={invite.id} invite={invite} {...props} />
              ))}
            </List>
          )}
        </PagedList>
      </Stack>
    </section>
  );
}

const STATUS: Readonly<Record<BattleInviteStatus, { word: string; tone: 'info' | 'win' | 'loss' | 'neutral' }>> = {
  PENDING: { word: t.pending(), tone: 'info' },
  ACCEPTED: { word: t.accepted(), tone: 'win' },
  DECLINED: { word: t.declined(), tone: 'loss' },
  WITHDRAWN: { word: t.withdrawn(), tone: 'neutral' },
  EXPIRED: { word: t.expired(), tone: 'neutral' },
};

/** Asks on the page before money is held. */
const acceptPath = (id: string): string => `${friendsPath}?tab=requests&accept=${encodeURIComponent(id)}`;

interface InviteRowProps extends InvitesProps {
  readonly invite: InviteFieldsFragment;
}

function InviteRow({ invite, direction, isCompact, onLeave }: InviteRowProps) {
  const answer = { changes: [ListInvitesDocument], refusal: useRefusalToast(t.thatDidNotWork()) };
  const decline = useAction(DeclineInviteDocument, answer);
  const withdraw = useAction(WithdrawInviteDocument, answer);
  const { id, from, to, status, gameTitle, gameMode, stakeCents, createdAt, battleId } = invite;
  const player = direction === 'INCOMING' ? from : to;
  const { word, tone } = STATUS[status];
  const size = isCompact ? 'small' : 'medium';
  const actions =
    status !== 'PENDING' ? null : direction === 'INCOMING' ? (
      <>
        <Button asChild size={size} variant="primary">
          <Link
            to={acceptPath(id)}
            preventScrollReset
            aria-label={t.acceptTheBattleInviteOfUsername({ username: player.username })}
            onClick={onLeave}
          >
            {t.accept()}
          </Link>
        </Button>
        <Button
          size={size}
          busy={decline.isRunning}
          aria-label={t.declineTheBattleInviteOfUsername({ username: player.username })}
          onClick={() => void decline.run({ inviteId: id })}
        >
          {t.decline()}
        </Button>
      </>
    ) : (
      <Button
        size={size}
        busy={withdraw.isRunning}
        aria-label={t.withdrawTheBattleInviteToUsername({ username: player.username })}
        onClick={() => void withdraw.run({ inviteId: id })}
      >
        {t.withdraw()}
      </Button>
    );
  return (
    <ListRow
      leading={<Face id={player.id} src={player.avatarUrl} />}
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
              <Link
                to={challengePath(battleId)}
                aria-label={t.openBattleWithUsername({ username: player.username })}
                onClick={onLeave}
              >
                {t.openBattle()}
              </Link>
            </Button>
          )}
        </>
      }
    />
  );
}
