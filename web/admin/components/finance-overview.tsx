import { useQuery } from '@apollo/client/react';
import { formatCents, formatPercent, formatUtcDate } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { LineChart } from '../../ui/figure/line-chart.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { PROCESSOR_WORDS, SOURCE_WORDS, processorWords, revenueOf } from '../finance-words.ts';
import { FinanceOverviewDocument, type FinanceOverviewQuery } from '../operations/__generated__/finance.gql.ts';
import * as t from '../__generated__/messages.ts';

type Overview = FinanceOverviewQuery['financeOverview'];

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** What came in by what, day by day, and how payments go (AF-02, AF-03). */
export function FinanceOverview() {
  const query = useQuery(FinanceOverviewDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={{ ...query, data: query.data?.financeOverview }} what={t.theOverview()} skeleton={[3, 160]}>
      {(overview) => (
        <Stack gap={6}>
          <Grid min={220} gap={4}>
            <StatCard label={t.revenue()} value={formatCents(overview.revenueCents)} note={t.theLast30DaysUTC()} />
            <StatCard label={t.givenAway()} value={formatCents(overview.givenCents)} note={t.notTakenOffTheRevenue()} />
          </Grid>
          <RevenueByDay days={overview.days} />
          <Grid min={320} gap={4} align="start">
            <RevenueSplit revenue={overview.revenue} />
            <Processors processors={overview.processors} />
          </Grid>
        </Stack>
      )}
    </Loaded>
  );
}

const RevenueByDay = ({ days }: Pick<Overview, 'days'>) => (
  <Panel title={t.revenueByDay()}>
    {days.length === 0 ? (
      <EmptyState title={t.noMoneyHasMovedYet()}>{t.theFirstDayIsDrawnAsSoon()}</EmptyState>
    ) : (
      <LineChart
        label={t.revenueByDay()}
        valueName={t.revenue()}
        totalName={t.theLast30DaysUTC()}
        points={days.map((day) => ({ at: startOf(day.day), value: revenueOf(day) }))}
        formatValue={formatCents}
        formatAt={formatUtcDate}
      />
    )}
  </Panel>
);

/** Each source with its share; the bar says the same for the eye. */
const RevenueSplit = ({ revenue }: Pick<Overview, 'revenue'>) => (
  <Panel title={t.revenueSplit()}>
    <List label={t.revenueSplit()}>
      {revenue.map(({ source, cents, percent }) => (
        <ListRow
          key={source}
          title={SOURCE_WORDS[source]}
          detail={<ShareBar percent={percent} />}
          trailing={
            <Stack gap={1} align="flex-end">
              <strong>{formatPercent(percent)}</strong>
              <Text size={14} tone="dim">
                {formatCents(cents)}
              </Text>
            </Stack>
          }
        />
      ))}
    </List>
    <Text size={14} tone="dim">
      {t.subscriptionsAreBattlePassesThey()}
    </Text>
  </Panel>
);

const ShareBar = ({ percent }: { readonly percent: number }) => (
  <span
    aria-hidden="true"
    css={{ display: 'block', height: 6, borderRadius: 'var(--radius-full)', background: 'var(--bg-3)' }}
  >
    <span
      css={{ display: 'block', height: '100%', borderRadius: 'inherit', background: 'var(--ember)' }}
      style={{ width: `${percent}%` }}
    />
  </span>
);

const Processors = ({ processors }: Pick<Overview, 'processors'>) => (
  <Panel title={t.paymentProcessors()}>
    <List label={t.paymentProcessors()}>
      {processors.map((processor) => {
        const { name, state, lastAt } = processor;
        const { word, tone } = PROCESSOR_WORDS[state];
        return (
          <ListRow
            key={name}
            title={name}
            detail={
              <>
                {processorWords(processor)}
                {lastAt !== null && <> · {t.lastAgo({ time: <RelativeTime at={lastAt} now={serverNow} /> })}</>}
              </>
            }
            trailing={
              <Row>
                <Badge tone={tone}>{word}</Badge>
              </Row>
            }
          />
        );
      })}
    </List>
  </Panel>
);
