import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { goLivePath } from '../../../domain/streams/streams.paths.ts';
import { formatCount, formatCounted, formatPercent, formatUtcDate } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { CardLine } from '../../ui/card-line.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { Money } from '../../ui/money.tsx';
import { Progress } from '../../ui/progress.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import {
  type CreatorAnalyticsQuery,
  CreatorAnalyticsDocument,
} from '../operations/__generated__/creator-analytics.gql.ts';

type Analytics = CreatorAnalyticsQuery['creatorAnalytics'];

/** 'Analytics' (CR-08 to CR-10). */
export function AnalyticsTab() {
  const query = useQuery(CreatorAnalyticsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={{ ...query, data: query.data?.creatorAnalytics }} what="your analytics" skeleton={[3, 160]}>
      {(analytics) => (
        <Stack gap={5}>
          <Figures analytics={analytics} />
          <Panel title={`Viewers of the last ${analytics.days} days`}>
            {analytics.peakViewers === 0 ? (
              <EmptyState
                title="Nobody has watched yet"
                action={
                  <Button asChild>
                    <Link to={goLivePath}>Go Live</Link>
                  </Button>
                }
              >
                Once you have streamed, this shows how many watched on each day.
              </EmptyState>
            ) : (
              <LineChart
                label={`Most viewers at once by day, over the last ${analytics.days} days`}
                points={analytics.peakDays}
                formatValue={formatCount}
                formatAt={formatUtcDate}
                valueName="Most viewers at once"
                shape="step"
              />
            )}
          </Panel>
          <Grid min={300} gap={5} align="start">
            <Battles analytics={analytics} />
            <Devices analytics={analytics} />
          </Grid>
        </Stack>
      )}
    </Loaded>
  );
}

function Figures({ analytics }: { readonly analytics: Analytics }) {
  const { concurrentViewers, peakViewers, viewers, bettors, viewerToBettorRate } = analytics;
  const { winRate, avgWagerCents, totalBattles, days } = analytics;
  return (
    <CardLine label="Your figures" min={200}>
      <StatCard
        label="Live Viewers"
        value={formatCount(concurrentViewers)}
        note={`Now; ${formatCount(peakViewers)} at the most in ${days} days`}
      />
      <StatCard
        label="Conversion Rate"
        value={formatPercent(viewerToBettorRate)}
        note={`${formatCount(bettors)} of ${formatCounted(viewers, 'viewer')} bet in ${days} days`}
      />
      <StatCard
        label="Win Rate"
        value={formatPercent(winRate)}
        note={`Of ${formatCounted(totalBattles, 'settled battle')}`}
      />
      <StatCard label="Average Wager" value={<Money cents={avgWagerCents} />} note="Of your settled battles" />
    </CardLine>
  );
}

const Battles = ({ analytics: { battleDays, days } }: { readonly analytics: Analytics }) => (
  <Panel title="Battles">
    {battleDays.every(({ value }) => value === 0) ? (
      <Text tone="dim">No battle was settled in the last {days} days.</Text>
    ) : (
      <LineChart
        label={`Settled battles by day, over the last ${days} days`}
        points={battleDays}
        formatValue={formatCount}
        formatAt={formatUtcDate}
        valueName="Battles"
        shape="step"
        height={140}
      />
    )}
  </Panel>
);

const Devices = ({ analytics: { devices, visits, days } }: { readonly analytics: Analytics }) => (
  <Panel title="Devices">
    {visits === 0 ? (
      <Text tone="dim">Nothing is known yet of what your streams are watched on.</Text>
    ) : (
      <Stack gap={4}>
        <Progress label="Desktop" value={devices.desktop} showLabel tone="info" />
        <Progress label="Mobile" value={devices.mobile} showLabel tone="info" />
        <Progress label="Tablet" value={devices.tablet} showLabel tone="info" />
        <Text size={14} tone="dim">
          Of {formatCounted(visits, 'visit')} to your streams in {days} days.
        </Text>
      </Stack>
    )}
  </Panel>
);
