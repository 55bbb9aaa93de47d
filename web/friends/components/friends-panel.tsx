import { SEARCH_MAX } from '../../../domain/shared/search.ts';
import { Search, UserPlus, Users } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePages } from '../../data/use-pages.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import type { PresenceStatus } from '../../data/__generated__/schema-types.ts';
import { addFriendPath, invitePlayerPath } from '../../../domain/friends/friends.paths.ts';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { Face, type Presence } from '../../ui/face/face.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { type FriendFieldsFragment, ListFriendsDocument } from '../operations/__generated__/friend.gql.ts';
import type { PanelProps } from '../../parts/panel-props.ts';
import { BlockedList } from './blocked-list.tsx';
import { PersonMenu } from './person-menu.tsx';
import * as t from '../__generated__/messages.ts';

/** Long enough for a typed word, short enough not to be waited for. */
const DEBOUNCE_MS = 250;
const PAGE_SIZE = 20;

/** The search as the server is asked for it, once typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text.trim());
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(settled);
}

/** The own friends with who is here, searched by name (FC-02 to FC-05). */
export function FriendsPanel({ isCompact, onLeave }: PanelProps) {
  const [text, setText] = useState('');
  const search = useSettled(text);
  return (
    <Stack gap={4}>
      <Row gap={3} justify="space-between">
        <search css={{ flex: '1 1 180px', maxWidth: 340 }}>
          <TextField
            type="search"
            label={t.searchFriends()}
            hideLabel
            placeholder={t.searchFriends2()}
            prefix={<Search />}
            maxLength={SEARCH_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </search>
        <AddFriendLink onLeave={onLeave} />
      </Row>
      <FriendList search={search} isCompact={isCompact} onLeave={onLeave} />
      {!isCompact && <BlockedList />}
    </Stack>
  );
}

const AddFriendLink = ({ onLeave }: Pick<PanelProps, 'onLeave'>) => (
  <Button asChild variant="primary" icon={<UserPlus aria-hidden />}>
    <Link to={addFriendPath('')} onClick={onLeave}>
      {t.addFriend()}
    </Link>
  </Button>
);

interface FriendListProps extends PanelProps {
  readonly search: string;
}

function FriendList({ search, ...panel }: FriendListProps) {
  const read = usePages(ListFriendsDocument, 'friends', {
    variables: { search: search === '' ? null : search },
    first: PAGE_SIZE,
    isSearch: true,
  });
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
        <List label={t.friends()}>
          {friends.map((friend) => (
            <FriendRow key={friend.id} friend={friend} {...panel} />
          ))}
        </List>
      )}
    </PagedList>
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
