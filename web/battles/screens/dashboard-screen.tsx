import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '../../address/use-address.ts';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BATTLEGROUND_TABS, tabOf } from '../tabs.ts';
import { type BattlegroundTab } from '../../../domain/battles/battles.paths.ts';
import { BattleHub } from '../components/battle-hub.tsx';
import { CreateBattle } from '../components/create-battle.tsx';
import { SearchBox } from '../components/search-box.tsx';

/** /dashboard: Battlegrounds (BG-01 to BG-19). */
export function DashboardScreen() {
  const navigate = useNavigate();
  const [params, change] = useAddress();
  const tab = tabOf(params.get('tab'));
  const search = params.get('q') ?? '';

  const searchFor = useCallback((text: string) => change({ q: text }), [change]);
  const clearSearch = useCallback(() => searchFor(''), [searchFor]);
  // A search belongs to the tab that it was made on.
  const open = (next: BattlegroundTab): void => void navigate({ search: `?tab=${next}` }, { preventScrollReset: true });

  const panelOf = (value: BattlegroundTab, label: string) => {
    if (value === 'create') return <CreateBattle search={search} />;
    if (value === 'live-battles') return <BattleHub search={search} onClearSearch={clearSearch} />;
    return <EmptyState title="This area opens soon">{label} are not open yet.</EmptyState>;
  };

  return (
    <Page
      title="Battlegrounds"
      subtitle="Stake money on your own skill. Two players, two stakes, and the winner takes the full pool."
      actions={<SearchBox key={tab} value={search} onSearch={searchFor} />}
    >
      <Tabs
        label="Battlegrounds"
        value={tab}
        onValueChange={open}
        tabs={BATTLEGROUND_TABS.map(({ value, label }) => ({ value, label, panel: panelOf(value, label) }))}
      />
    </Page>
  );
}
