import { formatCompactCents, formatCount, formatPercent, formatSignedCents } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { BarChart } from '../../ui/figure/bar-chart.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { monthTitle, shortMonthTitle } from '../month-words.ts';
import type { Summary } from './earnings-cards.tsx';
import { NoEarnings } from './earnings-recent.tsx';
import * as t from '../__generated__/messages.ts';

type Month = Summary['months'][number];
type Game = Summary['games'][number];

/** As many as a phone has room for side by side. */
const MONTHS_DRAWN = 12;

const winRateOf = ({ battles, winRate }: Pick<Month, 'battles' | 'winRate'>) =>
  battles === 0 ? t.none() : formatPercent(winRate);

const MONTH_COLUMNS: readonly Column<Month>[] = [
  { key: 'month', header: t.month(), cell: ({ month }) => monthTitle(month) },
  { key: 'battles', header: t.battles(), align: 'end', cell: ({ battles }) => formatCount(battles) },
  { key: 'wins', header: t.wins(), align: 'end', cell: ({ wins }) => formatCount(wins) },
  { key: 'losses', header: t.losses(), align: 'end', cell: ({ losses }) => formatCount(losses) },
  { key: 'rate', header: t.winRate(), align: 'end', cell: winRateOf },
  { key: 'others', header: t.other(), align: 'end', cell: ({ others }) => formatCount(others) },
  {
    key: 'earned',
    phone: 'sum',
    header: t.earnings(),
    align: 'end',
    cell: ({ earningsCents }) => <Money cents={earningsCents} signed />,
  },
];

const GAME_COLUMNS: readonly Column<Game>[] = [
  { key: 'game', header: t.game(), cell: ({ game }) => game },
  { key: 'battles', header: t.battles(), align: 'end', cell: ({ battles }) => formatCount(battles) },
  { key: 'rate', header: t.winRate(), align: 'end', cell: winRateOf },
  {
    key: 'average',
    header: t.averagePerBattle(),
    align: 'end',
    cell: ({ battles, avgEarningsCents }) => (battles === 0 ? t.none() : <Money cents={avgEarningsCents} signed />),
  },
  { key: 'others', header: t.other(), align: 'end', cell: ({ others }) => formatCount(others) },
  {
    key: 'earned',
    phone: 'sum',
    header: t.earnings(),
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
      <Panel title={t.earningsByMonth()}>
        <BarChart
          label={t.earningsByMonth()}
          nameLabel={t.month()}
          valueLabel={t.earnings()}
          totalName={t.inAllMonths({ months: drawn.length })}
          bars={drawn.map(({ month, earningsCents }) => ({
            name: monthTitle(month),
            shortName: shortMonthTitle(month),
            value: earningsCents,
          }))}
          formatValue={formatSignedCents}
          formatTick={formatCompactCents}
        />
      </Panel>
      <Table caption={t.yourMonths()} columns={MONTH_COLUMNS} items={months} itemKey={({ month }) => month} />
      <OtherNote />
    </Stack>
  );
}

const OtherNote = () => (
  <Text size={14} tone="dim">
    {t.otherCountsTournamentsWithABuy()}
  </Text>
);

/** 'By Game' (EA-05, EN-35): the one that brought most first. */
export function EarningsByGame({ games }: { readonly games: readonly Game[] }) {
  if (games.length === 0) return <NoEarnings />;
  return (
    <Stack gap={5}>
      <Panel title={t.earningsByGame()}>
        <BarChart
          label={t.earningsByGame()}
          nameLabel={t.game()}
          valueLabel={t.earnings()}
          totalName={t.inAllGames({ games: games.length })}
          bars={games.map(({ game, earningsCents }) => ({ name: game, value: earningsCents }))}
          formatValue={formatSignedCents}
          formatTick={formatCompactCents}
        />
      </Panel>
      <Table caption={t.yourGames()} columns={GAME_COLUMNS} items={games} itemKey={({ game }) => game} />
      <OtherNote />
    </Stack>
  );
}
