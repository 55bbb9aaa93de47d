import { useSearchParams } from 'react-router-dom';
import { Part } from '../../parts/part.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BannedWords } from '../components/banned-words.tsx';
import { BlockedQueue } from '../components/blocked-queue.tsx';
import { FilterForm } from '../components/filter-form.tsx';
import { ModeratedMessages } from '../components/moderated-messages.tsx';
import { MonitoredStreams } from '../components/monitored-streams.tsx';
import { ReportQueue } from '../components/report-queue.tsx';
import * as t from '../__generated__/messages.ts';

const Filters = () => (
  <Stack gap={6}>
    <FilterForm />
    <BannedWords />
  </Stack>
);

const TABS = [
  { value: 'chat', label: t.chat(), panel: <ModeratedMessages /> },
  { value: 'streams', label: t.streams(), panel: <MonitoredStreams /> },
  { value: 'reports', label: t.reports({ sense: 'players' }), panel: <ReportQueue /> },
  { value: 'filters', label: t.filters(), panel: <Filters /> },
  { value: 'blocked', label: t.blockedMessagesTab(), panel: <BlockedQueue /> },
  { value: 'store', label: t.store(), panel: <Part of="store.catalogue" /> },
  { value: 'missions', label: t.missions(), panel: <Part of="missions.season-desk" /> },
  { value: 'sponsors', label: t.sponsors(), panel: <Part of="sponsorships.desk" /> },
] as const;

/** /admin/content (AC-01) */
export function AdminContentScreen() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'chat';
  return (
    <Page title={t.contentModeration()} subtitle={t.whatPlayersWriteStreamAndReportHow()}>
      <Tabs label={t.content()} value={tab} onValueChange={(next) => setParams({ tab: next })} tabs={TABS} />
    </Page>
  );
}
