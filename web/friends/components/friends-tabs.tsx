import { Tabs } from '../../ui/list/tabs.tsx';
import { FRIENDS_TABS } from '../tabs.ts';
import { type FriendsTab } from '../../../domain/friends/friends.paths.ts';
import type { PanelProps } from '../../parts/panel-props.ts';
import { FriendsPanel } from './friends-panel.tsx';
import { RecentPanel } from './recent-panel.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import * as t from '../__generated__/messages.ts';

interface FriendsTabsProps extends PanelProps {
  readonly tab: FriendsTab;
  readonly onTab: (tab: FriendsTab) => void;
  /** Requests that wait for the player's answer. */
  readonly openRequests: number;
}

/** What /friends and the header's popover show alike (FC-01, FR-15). */
export function FriendsTabs({ tab, onTab, openRequests, ...panel }: FriendsTabsProps) {
  const panels = {
    friends: <FriendsPanel {...panel} />,
    requests: <RequestsPanel open={openRequests} {...panel} />,
    recent: <RecentPanel {...panel} />,
  };
  return (
    <Tabs
      label={t.friendsAndCommunity2()}
      value={tab}
      onValueChange={onTab}
      tabs={FRIENDS_TABS.map(({ value, label, shortLabel }) => ({
        value,
        label: panel.isCompact ? shortLabel : label,
        panel: panels[value],
        ...(value === 'requests' && {
          waiting: { count: openRequests, said: t.openFriendRequests({ count: openRequests }) },
        }),
      }))}
    />
  );
}
