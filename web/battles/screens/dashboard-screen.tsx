import { Suspense, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '../../address/use-address.ts';
import type { TournamentKind } from '../../data/__generated__/schema-types.ts';
import { Part, useHasPart } from '../../parts/part.tsx';
import { SetupReminder } from '../../parts/setup-reminder.tsx';
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Spinner } from '../../ui/layout/spinner.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { usePhone } from '../../ui/use-media.ts';
import { BATTLEGROUND_TABS, tabOf } from '../tabs.ts';
import { type BattlegroundTab } from '../../../domain/battles/battles.paths.ts';
import { filterIn } from '../battle-filter.ts';
import { BattleHub } from '../components/battle-hub.tsx';
import { SearchBox } from '../components/search-box.tsx';
import * as t from '../__generated__/messages.ts';

const CreateBattle = lazyPart(async () => (await import('../components/create-battle.tsx')).CreateBattle);

const searchWordsOf = (tab: BattlegroundTab) => {
  if (tab === 'tournaments') return { label: t.searchTournaments(), placeholder: t.searchByTitle() };
  if (tab === 'brackets') return { label: t.searchBrackets(), placeholder: t.searchByTitle() };
  if (tab === 'premium') return { label: t.searchPremiumListings(), placeholder: t.searchByTitle() };
  if (tab === 'creators') return { label: t.searchCreatorChallenges(), placeholder: t.searchByBrandOrTitle() };
  return { label: t.searchBattles(), placeholder: t.searchByTitleOrPlayer() };
};

/** The tabs that list tournaments of a kind, and what is read out until they are there. */
const HUBS: ReadonlyMap<BattlegroundTab, { readonly kind: TournamentKind; readonly loading: string }> = new Map([
  ['tournaments', { kind: 'TOURNAMENT', loading: t.loadingTournaments() }],
  ['brackets', { kind: 'BRACKET', loading: t.loadingCustomBrackets() }],
  ['premium', { kind: 'PREMIUM', loading: t.loadingPremiumListings() }],
]);

/** /dashboard: Battlegrounds (BG-01 to BG-24). */
export function DashboardScreen() {
  const navigate = useNavigate();
  const [params, change] = useAddress();
  const tab = tabOf(params.get('tab'));
  const search = params.get('q') ?? '';
  const hasSponsors = useHasPart('sponsorships.board');
  const tabs = BATTLEGROUND_TABS.filter(({ value }) => value !== 'creators' || hasSponsors);

  const searchFor = useCallback((text: string) => change({ q: text }), [change]);
  const clear = useCallback(() => change({ q: '', game: '', stake: '', region: '' }), [change]);
  // A search belongs to the tab that it was made on.
  const open = (next: BattlegroundTab): void => void navigate({ search: `?tab=${next}` }, { preventScrollReset: true });

  const isPhone = usePhone();
  // On a phone it stands among the filters, where the tab has some.
  const isAmongFilters = isPhone && (tab === 'live-battles' || HUBS.has(tab));
  const box = (
    <SearchBox key={tab} {...searchWordsOf(tab)} value={search} onSearch={searchFor} isAmongFilters={isAmongFilters} />
  );
  const among = isAmongFilters ? box : null;

  const panelOf = (value: BattlegroundTab) => {
    if (value === 'create')
      return (
        <Suspense fallback={<Spinner />}>
          <CreateBattle search={search} />
        </Suspense>
      );
    if (value === 'live-battles')
      return (
        <BattleHub
          filter={filterIn(params)}
          searchBox={among}
          onFilter={(name, chosen) => change({ [name]: chosen })}
          onClear={clear}
        />
      );
    const hub = HUBS.get(value);
    if (hub)
      return (
        <Part
          of="tournaments.hub"
          kind={hub.kind}
          searchBox={among}
          waiting={<RowsSkeleton label={hub.loading} rows={3} height={330} />}
        />
      );
    return (
      <Part
        of="sponsorships.board"
        search={search}
        waiting={<RowsSkeleton label={t.loadingCreatorChallenges()} rows={3} height={260} />}
      />
    );
  };

  return (
    <Page title={t.battlegrounds()} subtitle={t.stakeMoneyOnYourOwnSkill()} actions={isAmongFilters ? undefined : box}>
      <SetupReminder />
      <Tabs
        label={t.battlegrounds()}
        value={tab}
        onValueChange={open}
        tabs={tabs.map(({ value, label }) => ({ value, label, panel: panelOf(value) }))}
      />
    </Page>
  );
}
