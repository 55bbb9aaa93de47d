import { Ban, MoreVertical, UserMinus, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { DropdownItem, DropdownMenu, DropdownSeparator } from '../../ui/overlay/dropdown-menu.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { useFriendAction } from '../hooks/use-friend-action.ts';
import { BlockPlayerDocument, RemoveFriendDocument } from '../operations/__generated__/friend.gql.ts';
import * as t from '../__generated__/messages.ts';

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
          <IconButton label={t.moreAboutUsername({ username })}>
            <MoreVertical aria-hidden />
          </IconButton>
        }
      >
        <DropdownItem asChild>
          <Link to={playerPath(username)}>
            <UserRound aria-hidden /> {t.viewProfile()}
          </Link>
        </DropdownItem>
        <DropdownSeparator />
        {isFriend && (
          <DropdownItem onSelect={() => setAsked('remove')}>
            <UserMinus aria-hidden /> {t.removeFriend()}
          </DropdownItem>
        )}
        <DropdownItem danger onSelect={() => setAsked('block')}>
          <Ban aria-hidden /> {t.block()}
        </DropdownItem>
      </DropdownMenu>
      {asked !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={asked === 'block' ? t.blockUsername({ username }) : t.removeUsername({ username })}
          description={asked === 'block' ? t.youNoLongerSeeOrHearEach() : t.youAreNoLongerOnEachOthers()}
          confirmLabel={asked === 'block' ? t.block() : t.remove()}
          variant="danger"
          onConfirm={confirm}
        />
      )}
    </>
  );
}
