import { useQuery } from '@apollo/client/react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Heading } from '../../ui/text.tsx';
import { useFriendChange } from '../hooks/use-friend-change.ts';
import { BlockedPlayersDocument } from '../operations/__generated__/blocked-players.gql.ts';
import { UnblockPlayerDocument } from '../operations/__generated__/unblock-player.gql.ts';

/** Whom the player has blocked; nothing where there is nobody, and while it is not known. */
export function BlockedList() {
  const { data, previousData } = useQuery(BlockedPlayersDocument, { fetchPolicy: 'cache-and-network' });
  const change = useFriendChange();
  const blocked = (data ?? previousData)?.blockedPlayers ?? [];
  if (blocked.length === 0) return null;
  return (
    <section aria-labelledby="blocked-players">
      <Stack gap={3}>
        <Heading level={2} size={20} id="blocked-players">
          Blocked players
        </Heading>
        <List>
          {blocked.map(({ player }) => (
            <ListRow
              key={player.id}
              leading={<Avatar id={player.id} src={player.avatarUrl} />}
              title={player.username}
              trailing={
                <Button
                  aria-label={`Unblock ${player.username}`}
                  busy={change.runningId === player.id}
                  onClick={() => void change.run(player.id, UnblockPlayerDocument, { userId: player.id })}
                >
                  Unblock
                </Button>
              }
            />
          ))}
        </List>
      </Stack>
    </section>
  );
}
