import { useQuery } from '@apollo/client/react';
import { Loaded } from '../../parts/loaded.tsx';
import { Part } from '../../parts/part.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { AcquaintanceDocument } from '../operations/__generated__/friend.gql.ts';
import * as t from '../__generated__/messages.ts';

interface MessageDialogProps {
  readonly username: string;
  readonly onClose: () => void;
}

/** The talk with a friend, over the page. */
export function MessageDialog({ username, onClose }: MessageDialogProps) {
  const query = useQuery(AcquaintanceDocument, { variables: { username } });
  const { data } = query;
  const name = data?.acquaintance?.player.username ?? username;
  return (
    <Dialog
      open
      onOpenChange={(open) => void (open || onClose())}
      title={t.messagesWithUsername({ username: name })}
      description={t.nobodyElseReadsIt()}
    >
      <Loaded query={{ ...query, data: data?.acquaintance }} what={t.whatFriends()} skeleton={[4, 56]}>
        {({ relation, player }) =>
          relation === 'FRIENDS' ? (
            <Part of="chat.friend" friendId={player.id} />
          ) : (
            <Text tone="dim">{t.onlyFriendsWriteToEachOther()}</Text>
          )
        }
      </Loaded>
    </Dialog>
  );
}
