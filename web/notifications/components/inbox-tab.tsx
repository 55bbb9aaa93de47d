import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PagedList } from '../../parts/paged-list.tsx';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { settingsPath } from '../../../domain/accounts/accounts.paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useMarkRead } from '../hooks/use-mark-read.ts';
import { type NotificationNode, useNotifications } from '../hooks/use-notifications.ts';
import type { InboxTab as Tab } from '../tabs.ts';
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

const HUB = { to: battlegroundsPath('live-battles'), word: 'Go to the Battle Hub' };
const SECURITY = { to: `${settingsPath}?section=security`, word: 'Security Settings' };

/** The notifications of one tab in its four states. */
export function InboxTab({ tab }: { readonly tab: Tab }) {
  const [title, hint] = EMPTY[tab.value];
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
    <PagedList read={useNotifications(tab.tab)} what="notifications" skeleton={[6, 64]} empty={empty}>
      {(items) => <Items tab={tab} items={items} />}
    </PagedList>
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
