import { useQuery } from '@apollo/client/react';
import { formatCents, formatPercent, formatUtcDate } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { PROCESSOR_WORDS, SOURCE_WORDS, processorWords, revenueOf } from '../finance-words.ts';
import {
  FinanceOverviewDocument,
  type FinanceOverviewQuery,
} from '../operations/__generated__/finance-overview.gql.ts';

type Overview = FinanceOverviewQuery['financeOverview'];

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** What came in by what, day by day, and how payments go (AF-02, AF-03). */
export function FinanceOverview() {
  const query = useQuery(FinanceOverviewDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={{ ...query, data: query.data?.financeOverview }} what="the overview" skeleton={[3, 160]}>
      {(overview) => (
        <Stack gap={6}>
          <Grid min={220} gap={4}>
            <StatCard label="Revenue" value={formatCents(overview.revenueCents)} note="The last 30 days, UTC" />
            <StatCard label="Given away" value={formatCents(overview.givenCents)} note="Not taken off the revenue" />
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
  <Panel title="Revenue by day">
    {days.length === 0 ? (
      <EmptyState title="No money has moved yet">The first day is drawn as soon as something is booked.</EmptyState>
    ) : (
      <LineChart
        label="Revenue by day"
        valueName="Revenue"
        points={days.map((day) => ({ at: startOf(day.day), value: revenueOf(day) }))}
        formatValue={formatCents}
        formatAt={formatUtcDate}
      />
    )}
  </Panel>
);

/** Each source with its share; the bar says the same for the eye. */
const RevenueSplit = ({ revenue }: Pick<Overview, 'revenue'>) => (
  <Panel title="Revenue split">
    <List label="Revenue split">
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
      Subscriptions are battle passes. They are bought with BC, so what they cost at a cent a coin is counted here and
      not under BC sales.
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
  <Panel title="Payment processors">
    <List label="Payment processors">
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
                {lastAt !== null && (
                  <>
                    {' '}
                    · last <RelativeTime at={lastAt} now={serverNow} />
                  </>
                )}
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
