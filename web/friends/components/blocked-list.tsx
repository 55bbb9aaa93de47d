import { useQuery } from '@apollo/client/react';
import { Face } from '../../ui/face/face.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { useFriendAction } from '../hooks/use-friend-action.ts';
import { BlockedPlayersDocument, UnblockPlayerDocument } from '../operations/__generated__/friend.gql.ts';
import * as t from '../__generated__/messages.ts';

/** Whom the player has blocked; nothing where there is nobody, and while it is not known. */
export function BlockedList() {
  const { data, previousData } = useQuery(BlockedPlayersDocument, { fetchPolicy: 'cache-and-network' });
  const unblock = useFriendAction(UnblockPlayerDocument);
  const blocked = (data ?? previousData)?.blockedPlayers ?? [];
  if (blocked.length === 0) return null;
  return (
    <section aria-labelledby="blocked-players">
      <Stack gap={3}>
        <Heading level={2} size={20} id="blocked-players">
          {t.blockedPlayers()}
        </Heading>
        <List>
          {blocked.map(({ player }) => (
            <ListRow
              key={player.id}
              leading={<Face id={player.id} src={player.avatarUrl} />}
              title={player.username}
              trailing={
                <Button
                  aria-label={t.unblockUsername({ username: player.username })}
                  busy={unblock.runningId === player.id}
                  onClick={() => void unblock.run({ userId: player.id }, player.id)}
                >
                  {t.unblock()}
                </Button>
              }
            />
          ))}
        </List>
      </Stack>
    </section>
  );
}
