import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useFriendAction } from '../hooks/use-friend-action.ts';
import {
  type AcquaintanceFieldsFragment,
  SendFriendRequestDocument,
  UnblockPlayerDocument,
} from '../operations/__generated__/friend.gql.ts';
import * as t from '../__generated__/messages.ts';

interface RelationButtonProps {
  readonly acquaintance: AcquaintanceFieldsFragment;
  readonly size?: 'small' | 'medium';
}

/** 'Add Friend', or what stands in its place once the two have to do with each other (FC-03, FC-08). */
export function RelationButton({ acquaintance, size = 'medium' }: RelationButtonProps) {
  const unblock = useFriendAction(UnblockPlayerDocument);
  const ask = useFriendAction(SendFriendRequestDocument);
  const toast = useToast();
  const { player, relation } = acquaintance;
  const { id, username } = player;
  if (relation === 'FRIENDS') return <Badge tone="win">{t.friends()}</Badge>;
  if (relation === 'REQUESTED') return <Badge tone="info">{t.requestSent()}</Badge>;
  if (relation === 'BLOCKED')
    return (
      <Button
        size={size}
        busy={unblock.isRunning}
        aria-label={t.unblockUsername({ username })}
        onClick={() => void unblock.run({ userId: id })}
      >
        {t.unblock()}
      </Button>
    );
  const add = async (): Promise<void> => {
    if (!(await ask.run({ userId: id }))) return;
    toast(
      relation === 'ASKING'
        ? { title: t.youAndUsernameAreFriends({ username }), tone: 'win' }
        : { title: t.friendRequestSent(), description: t.usernameFindsItUnderRequests({ username }), tone: 'win' },
    );
  };
  return (
    <Button size={size} busy={ask.isRunning} aria-label={t.addFriendUsername({ username })} onClick={() => void add()}>
      {t.addFriend()}
    </Button>
  );
}
