import { Users } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { usePages } from '../../data/use-pages.ts';
import type { PresenceStatus } from '../../data/__generated__/schema-types.ts';
import { invitePlayerPath, messageFriendPath } from '../../../domain/friends/friends.paths.ts';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import type { PanelProps } from '../../parts/panel-props.ts';
import { Face, type Presence } from '../../ui/face/face.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { type FriendFieldsFragment, ListFriendsDocument } from '../operations/__generated__/friend.gql.ts';
import { AddFriendLink } from './add-friend-link.tsx';
import { PersonMenu } from './person-menu.tsx';
import * as t from '../__generated__/messages.ts';

const PAGE_SIZE = 20;

interface FriendListProps extends PanelProps {
  readonly search: string;
}

/** The friends whose names hold what is looked for, in groups. */
export function FriendList({ search, ...panel }: FriendListProps) {
  const read = usePages(ListFriendsDocument, 'friends', {
    variables: { search: search === '' ? null : search },
    first: PAGE_SIZE,
    isSearch: true,
  });
  const counts = read.page?.counts;
  const empty =
    search === '' ? (
      <EmptyState
        title={t.noFriendsYet()}
        icon={<Users aria-hidden />}
        action={panel.isCompact ? undefined : <AddFriendLink onLeave={panel.onLeave} />}
      >
        {t.addSomebodyByNameOrAsk()}
      </EmptyState>
    ) : (
      <EmptyState title={t.noFriendFound()}>{t.noneOfYourFriendsHasSearch({ search })}</EmptyState>
    );
  return (
    <PagedList read={read} what={t.whatFriends()} skeleton={[3, 64]} empty={empty}>
      {(friends) => (
        <div role="group" aria-label={t.friends()}>
          <Stack gap={4}>
            {GROUPS.map(({ group, heading, count }) => (
              <Group
                key={group}
                heading={heading({ count: counts?.[count] ?? 0 })}
                friends={friends.filter((friend) => friend.group === group)}
                {...panel}
              />
            ))}
          </Stack>
        </div>
      )}
    </PagedList>
  );
}

/** In the order of the list; each says how many it has on all pages together. */
const GROUPS = [
  { group: 'PLAYING', heading: t.playingCount, count: 'playing' },
  { group: 'ONLINE', heading: t.onlineCount, count: 'online' },
  { group: 'OFFLINE', heading: t.offlineCount, count: 'offline' },
] as const;

interface GroupProps extends PanelProps {
  readonly heading: string;
  /** Those of it that have been read. */
  readonly friends: readonly FriendFieldsFragment[];
}

function Group({ heading, friends, ...panel }: GroupProps) {
  const id = useId();
  if (friends.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={panel.isCompact ? 3 : 2} size={14} id={id}>
          {heading}
        </Heading>
        <List label={heading}>
          {friends.map((friend) => (
            <FriendRow key={friend.id} friend={friend} {...panel} />
          ))}
        </List>
      </Stack>
    </section>
  );
}

const PRESENCE: Readonly<Record<PresenceStatus, Presence>> = { ONLINE: 'online', AWAY: 'away', OFFLINE: 'offline' };

const STATUS: Readonly<Record<PresenceStatus, { word: string; tone: 'win' | 'warn' | 'neutral' }>> = {
  ONLINE: { word: t.online(), tone: 'win' },
  AWAY: { word: t.away(), tone: 'warn' },
  OFFLINE: { word: t.offline(), tone: 'neutral' },
};

interface FriendRowProps extends PanelProps {
  readonly friend: FriendFieldsFragment;
}

function FriendRow({ friend: { player, status, game }, isCompact, onLeave }: FriendRowProps) {
  const { word, tone } = STATUS[status];
  return (
    <ListRow
      leading={<Face id={player.id} src={player.avatarUrl} size={44} presence={PRESENCE[status]} />}
      title={
        <Link to={playerPath(player.username)} onClick={onLeave}>
          {player.username}
        </Link>
      }
      detail={
        <Row as="span" gap={2}>
          <Badge tone={tone} live={status === 'ONLINE'}>
            {word}
          </Badge>
          {game}
        </Row>
      }
      trailing={
        <>
          <Button asChild variant="ghost" size={isCompact ? 'small' : 'medium'}>
            <Link
              to={messageFriendPath(player.username)}
              aria-label={t.messageUsername({ username: player.username })}
              onClick={onLeave}
            >
              {t.message()}
            </Link>
          </Button>
          <Button asChild size={isCompact ? 'small' : 'medium'}>
            <Link
              to={invitePlayerPath(player.username)}
              aria-label={t.challengeUsername({ username: player.username })}
              onClick={onLeave}
            >
              {t.challenge()}
            </Link>
          </Button>
          {!isCompact && <PersonMenu player={player} isFriend />}
        </>
      }
    />
  );
}
