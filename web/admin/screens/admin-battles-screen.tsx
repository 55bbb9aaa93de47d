import { useSearchParams } from 'react-router-dom';
import { adminAlertsPath } from '../../../domain/shared/admin.paths.ts';
import { Part } from '../../parts/part.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { BarredList } from '../components/barred-list.tsx';
import { EnforcementHistory } from '../components/enforcement-history.tsx';
import * as t from '../__generated__/messages.ts';

const Enforcement = () => (
  <Stack gap={6}>
    <BarredList>
      <EnforcementHistory>
        <Part of="desk.battles.integrity" />
      </EnforcementHistory>
    </BarredList>
  </Stack>
);

const TABS = [
  { value: 'active', label: t.active({ sense: 'battles' }), panel: <Part of="desk.battles.active" /> },
  { value: 'disputes', label: t.disputes(), panel: <Part of="desk.battles.disputes" /> },
  { value: 'enforcement', label: t.enforcement(), panel: <Enforcement /> },
  { value: 'tournaments', label: t.tournaments(), panel: <Part of="desk.battles.tournaments" /> },
  { value: 'arcade', label: t.arcade(), panel: <Part of="desk.battles.arcade" alertsPath={adminAlertsPath} /> },
] as const;

/** /admin/battles (AB-01). */
export function AdminBattlesScreen() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'disputes';
  return (
    <Page title={t.battlesDisputes()} subtitle={t.contestedResultsAndWhatIsHeld()}>
      <Tabs label={t.battlesAndDisputes()} value={tab} onValueChange={(next) => setParams({ tab: next })} tabs={TABS} />
    </Page>
  );
}
