import { useSearchParams } from 'react-router-dom';
import { Part, useHasPart } from '../../parts/part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import * as t from '../__generated__/messages.ts';

const TABS = [
  { value: 'chat', label: t.chat(), panel: <Part of="desk.content.chat" /> },
  { value: 'streams', label: t.streams(), panel: <Part of="desk.content.streams" /> },
  { value: 'reports', label: t.reports({ sense: 'players' }), panel: <Part of="desk.content.reports" /> },
  { value: 'filters', label: t.filters(), panel: <Part of="desk.content.filters" /> },
  { value: 'blocked', label: t.blockedMessagesTab(), panel: <Part of="desk.content.blocked" /> },
  { value: 'store', label: t.store(), panel: <Part of="desk.content.store" /> },
  { value: 'missions', label: t.missions(), panel: <Part of="desk.content.missions" /> },
  { value: 'sponsors', label: t.sponsors(), panel: <Part of="desk.content.sponsors" /> },
] as const;

/** /admin/content (AC-01) */
export function AdminContentScreen() {
  const [params, setParams] = useSearchParams();
  const hasSponsors = useHasPart('desk.content.sponsors');
  const tabs = TABS.filter(({ value }) => value !== 'sponsors' || hasSponsors);
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'chat';
  return (
    <Page title={t.contentModeration()} subtitle={t.whatPlayersWriteStreamAndReportHow()}>
      <Tabs label={t.content()} value={tab} onValueChange={(next) => setParams({ tab: next })} tabs={tabs} />
    </Page>
  );
}
