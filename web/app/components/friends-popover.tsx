import { Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { useHeartbeat } from '../../friends/hooks/use-heartbeat.ts';
import { useLiveFriends } from '../../friends/hooks/use-live-friends.ts';
import { CountBadge } from '../../ui/face/badge.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Spinner } from '../../ui/layout/spinner.tsx';
import * as t from '../__generated__/messages.ts';

const FriendsOverview = lazyPart(
  async () => (await import('../../friends/components/friends-overview.tsx')).FriendsOverview,
);

/** FR-15. The lists are fetched when it is first opened; the count of open requests is live from the start. */
export function FriendsPopover() {
  const [isOpen, setOpen] = useState(false);
  const openRequests = useLiveFriends();
  useHeartbeat((useViewer()?.inspecting ?? null) === null);
  return (
    <Popover
      label={t.friendsAndCommunity()}
      width={400}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          label={openRequests === 0 ? t.friendsAndCommunity() : t.friendsAndCommunityRequests({ count: openRequests })}
        >
          <Users aria-hidden />
          <CountBadge count={openRequests} said={t.openFriendRequests({ count: openRequests })} corner />
        </IconButton>
      }
    >
      <Suspense fallback={<Spinner />}>
        <FriendsOverview openRequests={openRequests} onLeave={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}
