import { Download } from 'lucide-react';
import { decimalOf } from '../../../domain/shared/money.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatCents, formatUtcDate } from '../../format/format.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { revenueOf } from '../finance-words.ts';
import { FinanceDaysDocument, type FinanceDaysQuery } from '../operations/__generated__/finance-days.gql.ts';
import { csvOf, saveText } from '../rows-csv.ts';

type Day = FinanceDaysQuery['financeDays']['edges'][number]['node'];

/** What a day is told by: in the table, and in the file as a decimal number. */
const FIGURES: readonly (readonly [header: string, centsOf: (day: Day) => number | null])[] = [
  ['Revenue', revenueOf],
  ['Owed to players', ({ owedCents }) => owedCents],
  ['Cash held', ({ heldCents }) => heldCents],
  ['BC sales', ({ coinCents }) => coinCents],
  ['Of that, for passes', ({ passCents }) => passCents],
  ['Battle fees', ({ contestFeeCents }) => contestFeeCents],
  ['Arcade', ({ arcadeCents }) => arcadeCents],
  ['Withdrawal fees', ({ withdrawalFeeCents }) => withdrawalFeeCents],
  ['Given away', ({ givenCents }) => givenCents],
  ['Deposits', ({ depositCents }) => depositCents],
  ['Payouts', ({ payoutCents }) => payoutCents],
  ['Charge-backs', ({ chargebackCents }) => chargebackCents],
];

const COLUMNS: readonly Column<Day>[] = [
  {
    key: 'day',
    header: 'Day (UTC)',
    cell: ({ day, isClosed }) => (
      <Row gap={2} wrap={false} style={{ whiteSpace: 'nowrap' }}>
        {formatUtcDate(Date.parse(`${day}T00:00:00Z`))}
        {!isClosed && <Badge tone="info">Running</Badge>}
      </Row>
    ),
  },
  ...FIGURES.map(([header, centsOf]): Column<Day> => ({
    key: header,
    header,
    align: 'end',
    cell: (day) => {
      const cents = centsOf(day);
      return cents === null ? '–' : formatCents(cents);
    },
  })),
];

const save = (days: readonly Day[]): void =>
  saveText(
    'daily-close.csv',
    csvOf(
      ['Day', 'Closed', ...FIGURES.map(([header]) => header)],
      days.map((day) => [
        day.day,
        day.isClosed ? 'yes' : 'no',
        ...FIGURES.map(([, centsOf]) => {
          const cents = centsOf(day);
          return cents === null ? null : decimalOf(cents);
        }),
      ]),
    ),
  );

/** The daily close: what was earned and moved, and what is owed against what is held (AF-06). */
export function FinanceReports() {
  const read = usePages(FinanceDaysDocument, 'financeDays', { variables: {}, first: 31 });
  return (
    <Stack gap={4}>
      <Text tone="dim">
        A day is closed an hour after its end (UTC) and never changes. What is owed and held stands as it was when the
        day was sealed.
      </Text>
      <PagedList
        read={read}
        what="the daily close"
        skeleton={[8, 40]}
        empty={<EmptyState title="No day is closed yet">The first one is, an hour after its end.</EmptyState>}
        moreLabel="Show earlier"
      >
        {(days) => (
          <Stack gap={3}>
            <Row justify="flex-end">
              <Button size="small" variant="ghost" icon={<Download aria-hidden />} onClick={() => save(days)}>
                Days shown as CSV
              </Button>
            </Row>
            <Table caption="Daily close" items={days} itemKey={({ day }) => day} columns={COLUMNS} />
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}
