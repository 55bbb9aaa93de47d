import { useSearchParams } from 'react-router-dom';
import { Part } from '../../parts/part.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AppealQueue } from '../components/appeal-queue.tsx';
import { BarredList } from '../components/barred-list.tsx';
import { DisputeQueue } from '../components/dispute-queue.tsx';
import { ModeratorRecords } from '../components/moderator-records.tsx';
import { RunningBattles } from '../components/running-battles.tsx';
import { isSenior } from '../is-senior.ts';

function Cases() {
  const viewer = useViewer();
  return (
    <Stack gap={6}>
      <DisputeQueue />
      <AppealQueue />
      {isSenior(viewer) && <ModeratorRecords />}
    </Stack>
  );
}

const Enforcement = () => (
  <Stack gap={6}>
    <BarredList />
    <Part of="proof.desk" />
  </Stack>
);

const TABS = [
  { value: 'active', label: 'Active', panel: <RunningBattles /> },
  { value: 'disputes', label: 'Disputes', panel: <Cases /> },
  { value: 'enforcement', label: 'Enforcement', panel: <Enforcement /> },
] as const;

/** /admin/battles (AB-01). */
export function AdminBattlesScreen() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'disputes';
  return (
    <Page title="Battles & Disputes" subtitle="Contested results, and what is held until they are decided.">
      <Tabs label="Battles and disputes" value={tab} onValueChange={(next) => setParams({ tab: next })} tabs={TABS} />
    </Page>
  );
}
