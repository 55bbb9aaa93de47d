import { useSearchParams } from 'react-router-dom';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DisputeQueue } from '../components/dispute-queue.tsx';

const TABS = [
  { value: 'active', label: 'Active' },
  { value: 'disputes', label: 'Disputes' },
  { value: 'enforcement', label: 'Enforcement' },
] as const;

type AdminBattlesTab = (typeof TABS)[number]['value'];

/** /admin/battles (AB-01). */
export function AdminBattlesScreen() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'disputes';

  const panelOf = (value: AdminBattlesTab) => {
    if (value === 'disputes') return <DisputeQueue />;
    return (
      <EmptyState title="This area opens soon">
        {value === 'active' ? 'Running battles will be listed here.' : 'Bans and suspensions will be listed here.'}
      </EmptyState>
    );
  };

  return (
    <Page title="Battles & Disputes" subtitle="Contested results, and what is held until they are decided.">
      <Tabs
        label="Battles and disputes"
        value={tab}
        onValueChange={(next) => setParams({ tab: next })}
        tabs={TABS.map(({ value, label }) => ({ value, label, panel: panelOf(value) }))}
      />
    </Page>
  );
}
