import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Failed } from '../../shared/failed.tsx';
import { dashboardPath, settingsPath } from '../../shared/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useMarkRead } from '../hooks/use-mark-read.ts';
import { type NotificationNode, useNotifications } from '../hooks/use-notifications.ts';
import type { InboxTab as Tab } from '../notification.paths.ts';
import { AlertTable } from './alert-table.tsx';
import { InviteTable } from './invite-table.tsx';
import { NotificationList } from './notification-list.tsx';
import { PayoutTable } from './payout-table.tsx';

const EMPTY: Readonly<Record<Tab['value'], readonly [title: string, hint: string]>> = {
  all: ['No notifications yet', 'What happens in your battles, with your money and your account is told here.'],
  'battle-invites': ['No battle invites', 'Challenges of other players wait here for your answer.'],
  payouts: ['No payouts yet', 'What you win, deposit and withdraw is listed here.'],
  security: ['No security alerts', 'New devices and changes of your account are told here.'],
};

const HUB = { to: `${dashboardPath}?tab=live-battles`, word: 'Go to the Battle Hub' };
const SECURITY = { to: `${settingsPath}?tab=security`, word: 'Security Settings' };

/** The notifications of one tab in its four states. */
export function InboxTab({ tab }: { readonly tab: Tab }) {
  const { items, hasMore, more, moreFailed, failure, isLoading, retry } = useNotifications(tab.tab);
  if (items === null && failure) {
    return (
      <ErrorState title="Failed to load notifications" onRetry={retry} busy={isLoading}>
        {failure.sentence}
      </ErrorState>
    );
  }
  if (items === null) {
    return (
      <Skeleton label="Loading notifications">
        <Stack gap={3}>
          {Array.from({ length: 6 }, (_, row) => (
            <SkeletonBlock key={row} height={64} shape="card" />
          ))}
        </Stack>
      </Skeleton>
    );
  }
  if (items.length === 0) {
    const [title, hint] = EMPTY[tab.value];
    const next = tab.value === 'security' ? SECURITY : HUB;
    return (
      <EmptyState
        title={title}
        icon={<Bell aria-hidden />}
        action={
          <Button variant="primary" asChild>
            <Link to={next.to}>{next.word}</Link>
          </Button>
        }
      >
        {hint}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <Items tab={tab} items={items} />
      <Failed failure={moreFailed} />
      {hasMore && (
        <Row justify="center">
          <Button busy={isLoading} onClick={more}>
            Load more
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function Items({ tab, items }: { readonly tab: Tab; readonly items: readonly NotificationNode[] }): ReactNode {
  const { markRead } = useMarkRead();
  switch (tab.value) {
    case 'all':
      return <NotificationList label="All notifications" items={items} onFollow={(one) => void markRead(one)} />;
    case 'battle-invites':
      return <InviteTable items={items} />;
    case 'payouts':
      return <PayoutTable items={items} />;
    case 'security':
      return <AlertTable items={items} />;
  }
}
