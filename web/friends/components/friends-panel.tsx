import { useQuery } from '@apollo/client/react';
import { Search, UserPlus, Users } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PresenceStatus } from '../../data/__generated__/schema-types.ts';
import { addFriendPath, challengePlayerPath } from '../../../domain/friends/friends.paths.ts';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FriendFieldsFragment } from '../operations/__generated__/friend-fields.gql.ts';
import { ListFriendsDocument } from '../operations/__generated__/list-friends.gql.ts';
import type { PanelProps } from '../../parts/panel-props.ts';
import { BlockedList } from './blocked-list.tsx';
import { PersonMenu } from './person-menu.tsx';
import { More, RowsError, RowsSkeleton, cursorOf } from '../../parts/rows.tsx';

/** Long enough for a typed word, short enough not to be waited for. */
const DEBOUNCE_MS = 250;
/** As the server counts it. */
const SEARCH_MAX = 60;
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
            label="Search friends"
            hideLabel
            placeholder="Search friends..."
            prefix={<Search />}
            maxLength={SEARCH_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </search>
        <AddFriendLink onLeave={onLeave} />
      </Row>
      <FriendPage search={search} after={null} isCompact={isCompact} onLeave={onLeave} />
      {!isCompact && <BlockedList />}
    </Stack>
  );
}

const AddFriendLink = ({ onLeave }: Pick<PanelProps, 'onLeave'>) => (
  <Button asChild variant="primary" icon={<UserPlus aria-hidden />}>
    <Link to={addFriendPath('')} onClick={onLeave}>
      Add Friend
    </Link>
  </Button>
);

interface FriendPageProps extends PanelProps {
  readonly search: string;
  readonly after: string | null;
}

function FriendPage({ search, after, isCompact, onLeave }: FriendPageProps) {
  const { data, previousData, error, loading, refetch } = useQuery(ListFriendsDocument, {
    variables: { first: PAGE_SIZE, after, search: search === '' ? null : search },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.friends;
  if (!page && error)
    return <RowsError title="Failed to load friends" error={error} busy={loading} refetch={refetch} />;
  if (!page) return <RowsSkeleton label="Loading friends" />;
  const friends = page.edges.map(({ node }) => node);
  if (friends.length === 0 && after === null)
    return search === '' ? (
      <EmptyState
        title="No friends yet"
        icon={<Users aria-hidden />}
        action={isCompact ? undefined : <AddFriendLink onLeave={onLeave} />}
      >
        Add somebody by name, or ask a player whom you met under Recent Players.
      </EmptyState>
    ) : (
      <EmptyState title="No friend found">None of your friends has “{search}” in the name.</EmptyState>
    );
  return (
    <>
      {friends.length > 0 && (
        <List label="Friends">
          {friends.map((friend) => (
            <FriendRow key={friend.id} friend={friend} isCompact={isCompact} onLeave={onLeave} />
          ))}
        </List>
      )}
      <More after={cursorOf(page.pageInfo)}>
        {(next) => <FriendPage search={search} after={next} isCompact={isCompact} onLeave={onLeave} />}
      </More>
    </>
  );
}

const STATUS: Readonly<Record<PresenceStatus, { word: string; tone: 'win' | 'warn' | 'neutral' }>> = {
  ONLINE: { word: 'Online', tone: 'win' },
  AWAY: { word: 'Away', tone: 'warn' },
  OFFLINE: { word: 'Offline', tone: 'neutral' },
};

interface FriendRowProps extends PanelProps {
  readonly friend: FriendFieldsFragment;
}

function FriendRow({ friend: { player, status, game }, isCompact, onLeave }: FriendRowProps) {
  const { word, tone } = STATUS[status];
  return (
    <ListRow
      leading={<Avatar id={player.id} src={player.avatarUrl} />}
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
              to={challengePlayerPath(player.username)}
              aria-label={`Challenge ${player.username}`}
              onClick={onLeave}
            >
              Challenge
            </Link>
          </Button>
          {!isCompact && <PersonMenu player={player} isFriend />}
        </>
      }
    />
  );
}
