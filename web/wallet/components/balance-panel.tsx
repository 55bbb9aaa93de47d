import { useQuery } from '@apollo/client/react';
import { Loaded } from '../../parts/loaded.tsx';
import { formatCents } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { useAddress } from '../../address/use-address.ts';
import { LineChart } from '../../ui/line-chart.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useWalletEvents } from '../../session/use-wallet-events.ts';
import { BalanceHistoryDocument } from '../operations/__generated__/balance-history.gql.ts';

const SPANS = [
  { value: '30', label: 'Last 30 days', before: '30 days before' },
  { value: '90', label: 'Last 90 days', before: '90 days before' },
  { value: '365', label: 'Last 12 months', before: null },
] as const;

/** The names of points are days of UTC, as the server counts them. */
const utcDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** What lay free at the end of each day. */
export function BalancePanel() {
  const [params, change] = useAddress();
  const span = SPANS.find(({ value }) => value === params.get('days')) ?? SPANS[0];
  const days = Number(span.value);
  const query = useQuery(BalanceHistoryDocument, {
    // The stretch before is drawn behind; before a year there is none.
    variables: { days: span.before === null ? days : 2 * days },
    fetchPolicy: 'cache-and-network',
  });
  useWalletEvents(() => void query.refetch().catch(() => undefined));
  const history = (query.data ?? query.previousData)?.balanceHistory;
  const choose = (chosen: string): void => change({ days: chosen });
  return (
    <Panel
      title="Available to bet over time"
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
      <Loaded
        query={{ ...query, data: history?.slice(-days).map(({ at, cents }) => ({ at, value: cents })) }}
        what="the chart"
        skeleton={[1, 250]}
        isEmpty={(points) => points.every(({ value }) => value === 0)}
        empty={
          <EmptyState title="No day of this time ended with money here">
            Add funds, and what lies free at the end of each day is drawn here.
          </EmptyState>
        }
      >
        {(points) => (
          <LineChart
            label={`Available to bet, ${span.label.toLowerCase()}`}
            points={points}
            formatValue={formatCents}
            formatAt={(at) => utcDay.format(at)}
            shape="step"
            {...(span.before !== null &&
              history && {
                previous: { name: span.before, values: history.slice(0, -days).map(({ cents }) => cents) },
              })}
            height={200}
          />
        )}
      </Loaded>
    </Panel>
  );
}
