import { useQuery } from '@apollo/client/react';
import { Loaded } from '../../parts/loaded.tsx';
import { formatCents, formatUtcDate } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { useAddress } from '../../address/use-address.ts';
import { LineChart } from '../../ui/figure/line-chart.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { useWalletEvents } from '../../session/use-wallet-events.ts';
import { BalanceHistoryDocument } from '../operations/__generated__/wallet.gql.ts';
import * as t from '../__generated__/messages.ts';

const SPANS = [
  { value: '30', label: t.last30Days(), title: t.availableToBetLast30Days(), before: t.daysBefore30() },
  { value: '90', label: t.last90Days(), title: t.availableToBetLast90Days(), before: t.daysBefore90() },
  { value: '365', label: t.last12Months(), title: t.availableToBetLast12Months(), before: null },
] as const;

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
      title={t.availableToBetOverTime()}
      aside={
        <Select
          label={t.timeSpan()}
          hideLabel
          options={SPANS}
          value={span.value}
          onChange={(event) => choose(event.target.value)}
        />
      }
    >
      <Loaded
        query={{ ...query, data: history?.slice(-days).map(({ at, cents }) => ({ at, value: cents })) }}
        what={t.theChart()}
        skeleton={[1, 250]}
        isEmpty={(points) => points.every(({ value }) => value === 0)}
        empty={<EmptyState title={t.noDayOfThisTimeEnded()}>{t.addFundsAndWhatLiesFree()}</EmptyState>}
      >
        {(points) => (
          <LineChart
            label={span.title}
            points={points}
            formatValue={formatCents}
            formatAt={formatUtcDate}
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
