import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../parts/loaded.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { SkeletonBlock, Skeleton } from '../../ui/layout/skeleton.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { EarningsAnalytics } from '../components/earnings-analytics.tsx';
import { EarningsByGame, EarningsByMonth } from '../components/earnings-breakdown.tsx';
import { EarningsCards, EarningsCardsSkeleton } from '../components/earnings-cards.tsx';
import { EarningsRecent } from '../components/earnings-recent.tsx';
import { useWalletEvents } from '../../session/use-wallet-events.ts';
import { EarningsSummaryDocument } from '../operations/__generated__/earning.gql.ts';
import * as t from '../__generated__/messages.ts';

const TABS = [
  { value: 'recent', label: t.recentEarnings() },
  { value: 'monthly', label: t.monthlyBreakdown() },
  { value: 'games', label: t.byGame() },
  { value: 'analytics', label: t.analytics() },
] as const;

type EarningsTabName = (typeof TABS)[number]['value'];

/** /earnings (EA-01 to EA-07). */
export function EarningsScreen() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'recent';
  const query = useQuery(EarningsSummaryDocument, { fetchPolicy: 'cache-and-network' });
  useWalletEvents(() => void query.refetch().catch(() => undefined));
  const summary = query.data?.earningsSummary;

  const panelOf = (value: EarningsTabName) => {
    if (value === 'recent') return <EarningsRecent />;
    if (!summary) return query.error ? null : <PanelSkeleton />;
    if (value === 'monthly') return <EarningsByMonth months={summary.months} />;
    if (value === 'games') return <EarningsByGame games={summary.games} />;
    return <EarningsAnalytics summary={summary} />;
  };

  return (
    <Page title={t.playerEarnings()} subtitle={t.whatYourBattlesTournaments()}>
      <Stack gap={6}>
        <Loaded query={{ ...query, data: summary }} what={t.yourFiguresToLoad()} skeleton={<EarningsCardsSkeleton />}>
          {(shown) => <EarningsCards summary={shown} />}
        </Loaded>
        <Tabs
          label={t.earnings()}
          value={tab}
          onValueChange={(next) => setParams({ tab: next }, { preventScrollReset: true })}
          tabs={TABS.map(({ value, label }) => ({ value, label, panel: value === tab && panelOf(value) }))}
        />
      </Stack>
    </Page>
  );
}

const PanelSkeleton = () => (
  <Skeleton label={t.loadingYourFigures()}>
    <Stack gap={4}>
      <SkeletonBlock height={280} shape="card" />
      <SkeletonBlock height={200} shape="card" />
    </Stack>
  </Skeleton>
);
