import { Ban, MoreVertical, UserMinus, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DropdownItem, DropdownMenu, DropdownSeparator } from '../../ui/dropdown-menu.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useFriendAction } from '../hooks/use-friend-action.ts';
import { BlockPlayerDocument } from '../operations/__generated__/block-player.gql.ts';
import { RemoveFriendDocument } from '../operations/__generated__/remove-friend.gql.ts';

interface PersonMenuProps {
  readonly player: { readonly id: string; readonly username: string };
  readonly isFriend: boolean;
}

/** What else can be done about somebody: the profile, the end of the friendship, a block. */
export function PersonMenu({ player: { id, username }, isFriend }: PersonMenuProps) {
  const block = useFriendAction(BlockPlayerDocument);
  const remove = useFriendAction(RemoveFriendDocument);
  const [asked, setAsked] = useState<'remove' | 'block' | null>(null);
  const confirm = async (): Promise<void> => {
    if (await (asked === 'block' ? block : remove).run({ userId: id })) setAsked(null);
  };
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={`More about ${username}`}>
            <MoreVertical aria-hidden />
          </IconButton>
        }
      >
        <DropdownItem asChild>
          <Link to={playerPath(username)}>
            <UserRound aria-hidden /> View profile
          </Link>
        </DropdownItem>
        <DropdownSeparator />
        {isFriend && (
          <DropdownItem onSelect={() => setAsked('remove')}>
            <UserMinus aria-hidden /> Remove friend
          </DropdownItem>
        )}
        <DropdownItem danger onSelect={() => setAsked('block')}>
          <Ban aria-hidden /> Block
        </DropdownItem>
      </DropdownMenu>
      {asked !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={asked === 'block' ? `Block ${username}?` : `Remove ${username}?`}
          description={
            asked === 'block'
              ? 'You no longer see or hear each other. Your friendship, requests and open battle invites end; a battle that you play already goes on.'
              : 'You are no longer on each other’s list. Either of you can ask again.'
          }
          confirmLabel={asked === 'block' ? 'Block' : 'Remove'}
          variant="danger"
          onConfirm={confirm}
        />
      )}
    </>
  );
}
