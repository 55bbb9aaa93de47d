import { css } from '@emotion/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { friendsPath, type FriendsTab } from '../../../domain/friends/friends.paths.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { FriendsTabs } from './friends-tabs.tsx';
import * as t from '../__generated__/messages.ts';

const target = css({ display: 'flex', alignItems: 'center', minHeight: 'var(--target-touch)' });

interface FriendsOverviewProps {
  readonly openRequests: number;
  readonly onLeave: () => void;
}

/** What the header's popover holds (FR-15). */
export function FriendsOverview({ openRequests, onLeave }: FriendsOverviewProps) {
  const [tab, setTab] = useState<FriendsTab>('friends');
  return (
    <Stack gap={3}>
      <Heading level={2}>{t.friendsAndCommunity()}</Heading>
      <FriendsTabs tab={tab} onTab={setTab} openRequests={openRequests} isCompact onLeave={onLeave} />
      <Link css={target} to={tab === 'friends' ? friendsPath : `${friendsPath}?tab=${tab}`} onClick={onLeave}>
        {t.openFriendsAndCommunity()}
      </Link>
    </Stack>
  );
}
