import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../data/failure.ts';
import { formatCents } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { useAddress } from '../../address/use-address.ts';
import { LineChart } from '../../ui/line-chart.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useWalletEvents } from '../../session/use-wallet-events.ts';
import { BalanceHistoryDocument } from '../operations/__generated__/balance-history.gql.ts';

const SPANS = [
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 12 months' },
] as const;

/** The names of points are days of UTC, as the server counts them. */
const utcDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** What lay free at the end of each day. */
export function BalancePanel() {
  const [params, change] = useAddress();
  const span = SPANS.find(({ value }) => value === params.get('days')) ?? SPANS[0];
  const { data, previousData, error, refetch } = useQuery(BalanceHistoryDocument, {
    variables: { days: Number(span.value) },
    fetchPolicy: 'cache-and-network',
  });
  useWalletEvents(() => void refetch().catch(() => undefined));
  const points = (data ?? previousData)?.balanceHistory.map(({ at, cents }) => ({ at, value: cents }));
  const choose = (days: string): void => change({ days });
  return (
    <Panel
      title="Balance over time"
      aside={
        <Select
          label="Time span"
          hideLabel
          options={SPANS}
          value={span.value}
          onChange={(event) => choose(event.target.value)}
        />
      }
    >
      {points === undefined &&
        (error ? (
          <ErrorState title="Failed to load the chart" onRetry={() => void refetch().catch(() => undefined)}>
            {failureOf(error).sentence}
          </ErrorState>
        ) : (
          <Skeleton label="Loading the chart">
            <SkeletonBlock height={250} shape="card" />
          </Skeleton>
        ))}
      {points !== undefined &&
        (points.every(({ value }) => value === 0) ? (
          <EmptyState title="No money has moved in this time">Add funds, and your balance is drawn here.</EmptyState>
        ) : (
          <LineChart
            label={`Available to bet, ${span.label.toLowerCase()}`}
            points={points}
            formatValue={formatCents}
            formatAt={(at) => utcDay.format(at)}
            height={200}
          />
        ))}
    </Panel>
  );
}
