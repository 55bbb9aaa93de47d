import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { goLivePath } from '../../../domain/streams/streams.paths.ts';
import { formatCount, formatPercent, formatUtcDate } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { CardLine } from '../../ui/list/card-line.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { LineChart } from '../../ui/figure/line-chart.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type CreatorAnalyticsQuery, CreatorAnalyticsDocument } from '../operations/__generated__/creator.gql.ts';
import * as t from '../__generated__/messages.ts';

type Analytics = CreatorAnalyticsQuery['creatorAnalytics'];

/** 'Analytics' (CR-08 to CR-10). */
export function AnalyticsTab() {
  const query = useQuery(CreatorAnalyticsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={{ ...query, data: query.data?.creatorAnalytics }} what={t.yourAnalytics()} skeleton={[3, 160]}>
      {(analytics) => (
        <Stack gap={5}>
          <Figures analytics={analytics} />
          <Panel title={t.viewersOfTheLastDays({ days: analytics.days })}>
            {analytics.peakViewers === 0 ? (
              <EmptyState
                title={t.nobodyHasWatchedYet()}
                action={
                  <Button asChild>
                    <Link to={goLivePath}>{t.goLive()}</Link>
                  </Button>
                }
              >
                {t.onceYouHaveStreamedThisShowsHow()}
              </EmptyState>
            ) : (
              <LineChart
                label={t.mostViewersAtOnceByDayOver({ days: analytics.days })}
                points={analytics.peakDays}
                formatValue={formatCount}
                formatAt={formatUtcDate}
                valueName={t.mostViewersAtOnce()}
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
    <CardLine label={t.yourFigures()} min={200}>
      <StatCard
        label={t.liveViewers()}
        value={formatCount(concurrentViewers)}
        note={t.nowAndAtTheMost({ peakViewers: formatCount(peakViewers), days })}
      />
      <StatCard
        label={t.conversionRate()}
        value={formatPercent(viewerToBettorRate)}
        note={t.bettorsOfViewersBet({
          bettors: formatCount(bettors),
          viewers,
          days,
        })}
      />
      <StatCard label={t.winRate()} value={formatPercent(winRate)} note={t.ofSettledBattles({ count: totalBattles })} />
      <StatCard label={t.averageWager()} value={<Money cents={avgWagerCents} />} note={t.ofYourSettledBattles()} />
    </CardLine>
  );
}

const Battles = ({ analytics: { battleDays, days } }: { readonly analytics: Analytics }) => (
  <Panel title={t.battles()}>
    {battleDays.every(({ value }) => value === 0) ? (
      <Text tone="dim">{t.noBattleWasSettledInTheLast({ days })}</Text>
    ) : (
      <LineChart
        label={t.settledBattlesByDayOverTheLast({ days })}
        points={battleDays}
        formatValue={formatCount}
        formatAt={formatUtcDate}
        valueName={t.battles()}
        totalName={t.inAllDays({ days })}
        shape="step"
        height={140}
      />
    )}
  </Panel>
);

const Devices = ({ analytics: { devices, visits, days } }: { readonly analytics: Analytics }) => (
  <Panel title={t.devices()}>
    {visits === 0 ? (
      <Text tone="dim">{t.nothingIsKnownYet()}</Text>
    ) : (
      <Stack gap={4}>
        <Progress label={t.desktop()} value={devices.desktop} showLabel tone="info" />
        <Progress label={t.mobile()} value={devices.mobile} showLabel tone="info" />
        <Progress label={t.tablet()} value={devices.tablet} showLabel tone="info" />
        <Text size={14} tone="dim">
          {t.ofVisitsToYourStreamsInDays({ visits, days })}
        </Text>
      </Stack>
    )}
  </Panel>
);
