import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PagedList } from '../../parts/paged-list.tsx';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { settingsPath } from '../../../domain/accounts/accounts.paths.ts';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { useMarkRead } from '../hooks/use-mark-read.ts';
import { type NotificationNode, useNotifications } from '../hooks/use-notifications.ts';
import type { InboxTab as Tab } from '../tabs.ts';
import { AlertTable } from './alert-table.tsx';
import { InviteTable } from './invite-table.tsx';
import { NotificationList } from './notification-list.tsx';
import { PayoutTable } from './payout-table.tsx';
import * as t from '../__generated__/messages.ts';

const EMPTY: Readonly<Record<Tab['value'], readonly [title: string, hint: string]>> = {
  all: [t.noNotificationsYet(), t.whatHappensInYourBattles()],
  'battle-invites': [t.noBattleInvites(), t.challengesOfOtherPlayersWait()],
  payouts: [t.noPayoutsYet(), t.whatYouWinDepositAndWithdraw()],
  security: [t.noSecurityAlerts(), t.newDevicesAndChangesOfYourAccount()],
};

const HUB = { to: battlegroundsPath('live-battles'), word: t.goToTheBattleHub() };
const SECURITY = { to: `${settingsPath}?section=security`, word: t.securitySettings() };

/** The notifications of one tab in its four states. */
export function InboxTab({ tab }: { readonly tab: Tab }) {
  const [title, hint] = EMPTY[tab.value];
  const read = useNotifications(tab.tab);
  const next = tab.value === 'security' ? SECURITY : HUB;
  const empty = (
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
  return (
    <PagedList read={read} what={t.whatNotifications()} skeleton={[6, 64]} empty={empty}>
      {(items) => <Items tab={tab} items={items} hasMore={read.more !== null} />}
    </PagedList>
  );
}

interface ItemsProps {
  readonly tab: Tab;
  readonly items: readonly NotificationNode[];
  readonly hasMore: boolean;
}

function Items({ tab, items, hasMore }: ItemsProps): ReactNode {
  const { markRead } = useMarkRead();
  switch (tab.value) {
    case 'all':
      return (
        <NotificationList
          label={t.allNotifications()}
          items={items}
          hasMore={hasMore}
          onFollow={(all) => void markRead(all)}
        />
      );
    case 'battle-invites':
      return <InviteTable items={items} />;
    case 'payouts':
      return <PayoutTable items={items} />;
    case 'security':
      return <AlertTable items={items} hasMore={hasMore} />;
  }
}
