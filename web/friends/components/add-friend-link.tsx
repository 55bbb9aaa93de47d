import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addFriendPath } from '../../../domain/friends/friends.paths.ts';
import type { PanelProps } from '../../parts/panel-props.ts';
import { Button } from '../../ui/form/button.tsx';
import * as t from '../__generated__/messages.ts';

/** Finds a player to add. */
export const AddFriendLink = ({ onLeave }: Pick<PanelProps, 'onLeave'>) => (
  <Button asChild variant="primary" icon={<UserPlus aria-hidden />}>
    <Link to={addFriendPath('')} onClick={onLeave}>
      {t.addFriend()}
    </Link>
  </Button>
);
