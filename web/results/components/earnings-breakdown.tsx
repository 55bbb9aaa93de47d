import { periodTitle } from '../../../domain/wallet/statements.ts';
import { formatCompactCents, formatCount, formatPercent, formatSignedCents } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { BarChart } from '../../ui/bar-chart.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import type { Summary } from './earnings-cards.tsx';
import { NoEarnings } from './earnings-recent.tsx';

type Month = Summary['months'][number];
type Game = Summary['games'][number];

/** As many as a phone has room for side by side. */
const MONTHS_DRAWN = 12;

const winRateOf = ({ battles, winRate }: Pick<Month, 'battles' | 'winRate'>) =>
  battles === 0 ? 'None' : formatPercent(winRate);

const MONTH_COLUMNS: readonly Column<Month>[] = [
  { key: 'month', header: 'Month', cell: ({ month }) => periodTitle(month) },
  { key: 'battles', header: 'Battles', align: 'end', cell: ({ battles }) => formatCount(battles) },
  { key: 'wins', header: 'Wins', align: 'end', cell: ({ wins }) => formatCount(wins) },
  { key: 'losses', header: 'Losses', align: 'end', cell: ({ losses }) => formatCount(losses) },
  { key: 'rate', header: 'Win Rate', align: 'end', cell: winRateOf },
  { key: 'others', header: 'Other', align: 'end', cell: ({ others }) => formatCount(others) },
  {
    key: 'earned',
    header: 'Earnings',
    align: 'end',
    cell: ({ earningsCents }) => <Money cents={earningsCents} signed />,
  },
];

const GAME_COLUMNS: readonly Column<Game>[] = [
  { key: 'game', header: 'Game', cell: ({ game }) => game },
  { key: 'battles', header: 'Battles', align: 'end', cell: ({ battles }) => formatCount(battles) },
  { key: 'rate', header: 'Win Rate', align: 'end', cell: winRateOf },
  {
    key: 'average',
    header: 'Average per Battle',
    align: 'end',
    cell: ({ battles, avgEarningsCents }) => (battles === 0 ? 'None' : <Money cents={avgEarningsCents} signed />),
  },
  { key: 'others', header: 'Other', align: 'end', cell: ({ others }) => formatCount(others) },
  {
    key: 'earned',
    header: 'Earnings',
    align: 'end',
    cell: ({ earningsCents }) => <Money cents={earningsCents} signed />,
  },
];

/** 'Monthly Breakdown' (EA-05, EN-34): months of UTC, newest first in the list, from left to right in the chart. */
export function EarningsByMonth({ months }: { readonly months: readonly Month[] }) {
  if (months.length === 0) return <NoEarnings />;
  const drawn = months.slice(0, MONTHS_DRAWN).toReversed();
  return (
    <Stack gap={5}>
      <Panel title="Earnings by month">
        <BarChart
          label="Earnings by month"
          nameLabel="Month"
          valueLabel="Earnings"
          bars={drawn.map(({ month, earningsCents }) => ({
            name: periodTitle(month),
            shortName: periodTitle(month).slice(0, 3),
            value: earningsCents,
          }))}
          formatValue={formatSignedCents}
          formatTick={formatCompactCents}
        />
      </Panel>
      <Table caption="Your months" columns={MONTH_COLUMNS} items={months} itemKey={({ month }) => month} />
      <OtherNote />
    </Stack>
  );
}

const OtherNote = () => (
  <Text size={14} tone="dim">
    ‘Other’ counts tournaments with a buy-in and sponsored challenges. What they brought is part of the earnings; the
    win rate is that of battles alone.
  </Text>
);

/** 'By Game' (EA-05, EN-35): the one that brought most first. */
export function EarningsByGame({ games }: { readonly games: readonly Game[] }) {
  if (games.length === 0) return <NoEarnings />;
  return (
    <Stack gap={5}>
      <Panel title="Earnings by game">
        <BarChart
          label="Earnings by game"
          nameLabel="Game"
          valueLabel="Earnings"
          bars={games.map(({ game, earningsCents }) => ({ name: game, value: earningsCents }))}
          formatValue={formatSignedCents}
          formatTick={formatCompactCents}
        />
      </Panel>
      <Table caption="Your games" columns={GAME_COLUMNS} items={games} itemKey={({ game }) => game} />
      <OtherNote />
    </Stack>
  );
}
