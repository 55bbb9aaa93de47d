import { useQuery } from '@apollo/client/react';
import { BadgeCheck } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { HUB_TABS, type HubTab } from '../../../domain/creators/creators.paths.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { useWalletEvents } from '../../session/use-wallet-events.ts';
import { Badge } from '../../ui/badge.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AnalyticsTab } from '../components/analytics-tab.tsx';
import { CommunityTab } from '../components/community-tab.tsx';
import { ContentTab } from '../components/content-tab.tsx';
import { DeveloperTab } from '../components/developer-tab.tsx';
import { MonetizationTab } from '../components/monetization-tab.tsx';
import { ReputationTab } from '../components/reputation-tab.tsx';
import { HUB_LABELS } from '../creator-words.ts';
import { CreatorEarningsDocument } from '../operations/__generated__/creator-earnings.gql.ts';

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
    if (!earnings) return query.error ? null : <PanelSkeleton />;
    return <MonetizationTab earnings={earnings} />;
  };

  return (
    <Page
      title="Creator Hub"
      subtitle="What your streams, your community and your battles bring."
      status={
        viewer?.isVerifiedCreator === true && (
          <Badge tone="win" icon={<BadgeCheck aria-hidden="true" />}>
            Verified
          </Badge>
        )
      }
    >
      <Stack gap={6}>
        <Loaded query={{ ...query, data: earnings }} what="your earnings" skeleton={<HeadSkeleton />}>
          {({ totalCents }) => (
            <StatCard
              label="Total Earnings"
              value={<Money cents={totalCents} />}
              note="Everything in dollars that you have earned as a creator"
            />
          )}
        </Loaded>
        <Tabs
          label="Creator Hub"
          value={tab}
          onValueChange={(next) => setParams({ tab: next }, { preventScrollReset: true })}
          tabs={HUB_TABS.map((value) => ({
            value,
            label: HUB_LABELS[value],
            panel: value === tab && panelOf(value),
          }))}
        />
      </Stack>
    </Page>
  );
}

const HeadSkeleton = () => (
  <Skeleton label="Loading your earnings">
    <SkeletonBlock height={113} shape="card" />
  </Skeleton>
);

const PanelSkeleton = () => (
  <Skeleton label="Loading your figures">
    <Stack gap={4}>
      <SkeletonBlock height={120} shape="card" />
      <SkeletonBlock height={280} shape="card" />
    </Stack>
  </Skeleton>
);
