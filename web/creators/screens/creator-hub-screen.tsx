import { useQuery } from '@apollo/client/react';
import { BadgeCheck } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HUB_TABS, type HubTab } from '../../../domain/creators/creators.paths.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { useWalletEvents } from '../../session/use-wallet-events.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { fetchSoon, lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { MonetizationTab } from '../components/monetization-tab.tsx';
import { HUB_LABELS } from '../creator-words.ts';
import { CreatorEarningsDocument } from '../operations/__generated__/creator.gql.ts';
import * as t from '../__generated__/messages.ts';

// Visits begin with the income.
const AnalyticsTab = lazyPart(async () => (await import('../components/analytics-tab.tsx')).AnalyticsTab);
const CommunityTab = lazyPart(async () => (await import('../components/community-tab.tsx')).CommunityTab);
const ContentTab = lazyPart(async () => (await import('../components/content-tab.tsx')).ContentTab);
const DeveloperTab = lazyPart(async () => (await import('../components/developer-tab.tsx')).DeveloperTab);
const ReputationTab = lazyPart(async () => (await import('../components/reputation-tab.tsx')).ReputationTab);
for (const { fetch } of [AnalyticsTab, ContentTab, CommunityTab, ReputationTab, DeveloperTab]) fetchSoon(fetch);

/** /creator-hub (CR-01 to CR-21). */
export function CreatorHubScreen() {
  const viewer = useViewer();
  const [params, setParams] = useSearchParams();
  const tab = HUB_TABS.find((value) => value === params.get('tab')) ?? 'monetization';
  const query = useQuery(CreatorEarningsDocument, { fetchPolicy: 'cache-and-network' });
  useWalletEvents(() => void query.refetch().catch(() => undefined));
  const earnings = query.data?.creatorEarnings;

  const panelOf = (value: HubTab) => {
    if (value === 'analytics') return <AnalyticsTab />;
    if (value === 'content') return <ContentTab />;
    if (value === 'community') return <CommunityTab />;
    if (value === 'reputation') return <ReputationTab />;
    if (value === 'developer') return <DeveloperTab />;
    return (
      <Loaded query={{ ...query, data: earnings }} what={t.yourIncome()} skeleton={<PanelSkeleton />}>
        {(read) => <MonetizationTab earnings={read} />}
      </Loaded>
    );
  };

  return (
    <Page
      title={t.creatorHub()}
      subtitle={t.whatYourStreamsYourCommunity()}
      status={
        viewer?.isVerifiedCreator === true && (
          <Badge tone="win" icon={<BadgeCheck aria-hidden="true" />}>
            {t.verified()}
          </Badge>
        )
      }
    >
      <Stack gap={6}>
        <Loaded query={{ ...query, data: earnings }} what={t.yourEarnings()} skeleton={<HeadSkeleton />}>
          {({ totalCents }) => (
            <StatCard
              label={t.totalEarnings()}
              value={<Money cents={totalCents} />}
              note={t.everythingInDollarsThatYouHaveEarned()}
            />
          )}
        </Loaded>
        <Tabs
          label={t.creatorHub()}
          value={tab}
          onValueChange={(next) => setParams({ tab: next }, { preventScrollReset: true })}
          tabs={HUB_TABS.map((value) => ({
            value,
            label: HUB_LABELS[value],
            panel: value === tab && <Suspense fallback={<PanelSkeleton />}>{panelOf(value)}</Suspense>,
          }))}
        />
      </Stack>
    </Page>
  );
}

const HeadSkeleton = () => (
  <Skeleton label={t.loadingYourEarnings()}>
    <SkeletonBlock height={113} shape="card" />
  </Skeleton>
);

const PanelSkeleton = () => (
  <Skeleton label={t.loadingYourFigures()}>
    <Stack gap={4}>
      <SkeletonBlock height={120} shape="card" />
      <SkeletonBlock height={280} shape="card" />
    </Stack>
  </Skeleton>
);
