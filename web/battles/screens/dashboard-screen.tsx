import { Suspense, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '../../address/use-address.ts';
import type { TournamentKind } from '../../data/__generated__/schema-types.ts';
import { Part } from '../../parts/part.tsx';
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BATTLEGROUND_TABS, tabOf } from '../tabs.ts';
import { type BattlegroundTab } from '../../../domain/battles/battles.paths.ts';
import { filterIn } from '../battle-filter.ts';
import { BattleHub } from '../components/battle-hub.tsx';
import { SearchBox } from '../components/search-box.tsx';

const CreateBattle = lazyPart(async () => (await import('../components/create-battle.tsx')).CreateBattle);

const searchWordsOf = (tab: BattlegroundTab) => {
  if (tab === 'tournaments') return { label: 'Search tournaments', placeholder: 'Search by title' };
  if (tab === 'brackets') return { label: 'Search brackets', placeholder: 'Search by title' };
  if (tab === 'premium') return { label: 'Search premium listings', placeholder: 'Search by title' };
  if (tab === 'creators') return { label: 'Search creator challenges', placeholder: 'Search by brand or title' };
  return { label: 'Search battles', placeholder: 'Search by title or player' };
};

/** The tabs that list tournaments of a kind. */
const HUBS: ReadonlyMap<BattlegroundTab, TournamentKind> = new Map([
  ['tournaments', 'TOURNAMENT'],
  ['brackets', 'BRACKET'],
  ['premium', 'PREMIUM'],
]);

/** /dashboard: Battlegrounds (BG-01 to BG-24). */
export function DashboardScreen() {
  const navigate = useNavigate();
  const [params, change] = useAddress();
  const tab = tabOf(params.get('tab'));
  const search = params.get('q') ?? '';

  const searchFor = useCallback((text: string) => change({ q: text }), [change]);
  const clear = useCallback(() => change({ q: '', game: '', stake: '', region: '' }), [change]);
  // A search belongs to the tab that it was made on.
  const open = (next: BattlegroundTab): void => void navigate({ search: `?tab=${next}` }, { preventScrollReset: true });

  const panelOf = (value: BattlegroundTab, label: string) => {
    if (value === 'create')
      return (
        <Suspense fallback={<Spinner />}>
          <CreateBattle search={search} />
        </Suspense>
      );
    if (value === 'live-battles')
      return (
        <BattleHub filter={filterIn(params)} onFilter={(name, chosen) => change({ [name]: chosen })} onClear={clear} />
      );
    const kind = HUBS.get(value);
    if (kind)
      return (
        <Part
          of="tournaments.hub"
          kind={kind}
          waiting={<RowsSkeleton label={`Loading ${label.toLowerCase()}`} rows={3} height={330} />}
        />
      );
    return (
      <Part
        of="sponsorships.board"
        search={search}
        waiting={<RowsSkeleton label={`Loading ${label.toLowerCase()}`} rows={3} height={260} />}
      />
    );
  };

  return (
    <Page
      title="Battlegrounds"
      subtitle="Stake money on your own skill. Two players, two stakes, and the winner takes the full pool."
      actions={<SearchBox key={tab} {...searchWordsOf(tab)} value={search} onSearch={searchFor} />}
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
