import { useQuery } from '@apollo/client/react';
import { CheckCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/form/button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { InboxTab } from '../components/inbox-tab.tsx';
import { useMarkRead } from '../hooks/use-mark-read.ts';
import { TABS, tabOf } from '../tabs.ts';
import { ReadInboxDocument } from '../operations/__generated__/notification.gql.ts';
import * as t from '../__generated__/messages.ts';

/** /notifications (NO-01 to NO-06). */
export function NotificationsScreen() {
  const [params, setParams] = useSearchParams();
  const { markAllRead, isMarkingAll } = useMarkRead();
  const { data } = useQuery(ReadInboxDocument);
  const unread = data?.inbox.unread ?? 0;
  return (
    <Page
      title={t.notifications()}
      // The line is kept while it is not known, so that nothing moves.
      subtitle={data ? (unread === 0 ? t.everythingIsRead() : t.unreadCount({ unread })) : '\u00A0'}
      width="medium"
      actions={
        <Button
          icon={<CheckCheck aria-hidden />}
          busy={isMarkingAll}
          disabled={!data || unread === 0}
          onClick={() => void markAllRead()}
        >
          {t.markAllRead()}
        </Button>
      }
    >
      <Tabs
        label={t.notifications()}
        value={tabOf(params.get('tab')).value}
        onValueChange={(tab) => setParams(tab === 'all' ? {} : { tab })}
        tabs={TABS.map((tab) => ({ value: tab.value, label: tab.label, panel: <InboxTab tab={tab} /> }))}
      />
    </Page>
  );
}
