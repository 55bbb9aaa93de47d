import { Heart } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import { useFollow } from '../hooks/use-follow.ts';
import * as t from '../__generated__/messages.ts';

interface FollowButtonProps {
  readonly streamerId: string;
  readonly username: string;
  readonly isFollowed: boolean;
  readonly size?: 'small' | 'medium';
}

/** 'Follow' and 'Following' (SM-07). */
export function FollowButton({ streamerId, username, isFollowed, size = 'medium' }: FollowButtonProps) {
  const follow = useFollow();
  return (
    <Button
      size={size}
      variant={isFollowed ? 'secondary' : 'primary'}
      aria-pressed={isFollowed}
      aria-label={isFollowed ? t.followingUsername({ username }) : t.followUsername({ username })}
      icon={<Heart size={16} aria-hidden fill={isFollowed ? 'currentColor' : 'none'} />}
      busy={follow.isRunning}
      onClick={() => void follow.toggle({ streamerId, isFollowed })}
    >
      {isFollowed ? t.following() : t.follow()}
    </Button>
  );
}
