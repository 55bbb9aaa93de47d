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

const Filters = () => (
  <Stack gap={6}>
    <FilterForm />
    <BannedWords />
  </Stack>
);

const TABS = [
  { value: 'chat', label: 'Chat', panel: <ModeratedMessages /> },
  { value: 'streams', label: 'Streams', panel: <MonitoredStreams /> },
  { value: 'reports', label: 'Reports', panel: <ReportQueue /> },
  { value: 'filters', label: 'Filters', panel: <Filters /> },
  { value: 'blocked', label: 'Blocked Messages', panel: <BlockedQueue /> },
  { value: 'store', label: 'Store', panel: <Part of="store.catalogue" /> },
  { value: 'missions', label: 'Missions', panel: <Part of="missions.season-desk" /> },
  { value: 'sponsors', label: 'Sponsors', panel: <Part of="sponsorships.desk" /> },
] as const;

/** /admin/content (AC-01) */
export function AdminContentScreen() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'chat';
  return (
    <Page
      title="Content Moderation"
      subtitle="What players write, stream and report, how messages are judged and what was blocked, what the store sells, what a season asks for, and what sponsors pay creators for."
    >
      <Tabs label="Content" value={tab} onValueChange={(next) => setParams({ tab: next })} tabs={TABS} />
    </Page>
  );
}
