import { DAY, dayStart } from '../shared/time.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { type FigureColumn, type FigureRow, type FigureTable, TOGETHER, spanTitle } from '../wallet/figure-table.ts';
import { periodTitle } from '../wallet/statements.ts';
import { type DayFigures, REVENUE_SOURCES, type RevenueSource, revenueOf, sumFigures } from './finance.ts';

/** What finance reports there are (AF-06). */
export const REPORT_KINDS = ['daily-close', 'revenue', 'liabilities', 'chargebacks'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_TITLES: Readonly<Record<ReportKind, string>> = {
  'daily-close': 'Daily Close',
  revenue: 'Revenue',
  liabilities: 'Liabilities against Cash',
  chargebacks: 'Charge-backs',
};

/** A report covers at most so many days: a leap year. */
export const REPORT_DAYS_MAX = 366;

/** Whole UTC days. */
export interface ReportSpan {
  /** The first instant. */
  readonly from: number;
  /** The first instant behind it. */
  readonly until: number;
}

/** The days from one to another, both included, none of which is still to come. */
export function reportSpan(first: string, last: string, now: number): Ruling<ReportSpan> {
  const [from, to] = [dayStart(first), dayStart(last)];
  if (from === null) return refuse('BAD_INPUT', { field: 'from' });
  if (to === null || to > now || to < from) return refuse('BAD_INPUT', { field: 'to' });
  const until = to + DAY;
  if (until - from > REPORT_DAYS_MAX * DAY) return refuse('REPORT_TOO_LONG', { data: { days: REPORT_DAYS_MAX } });
  return allow({ from, until });
}

/** What the books say of a day (AF-06). */
export interface ReportDay extends DayFigures {
  /** `YYYY-MM-DD`, UTC */
  readonly day: string;
  readonly isClosed: boolean;
}

/** What was owed and held when a day began and was sealed. */
export interface DayReserves {
  readonly day: string;
  readonly totalCents: number;
  readonly escrowCents: number;
  readonly fundsCents: number;
}

/** A deposit that the payer's bank took back. */
export interface ChargebackLine {
  readonly at: number;
  /** Null where the deposit is not known here any more. */
  readonly username: string | null;
  readonly depositId: string;
  /** What the bank took. */
  readonly amountCents: number;
  /** What of it lay in the player's wallet; the rest became a debt. */
  readonly heldCents: number;
}

type Frame = Omit<FigureTable, 'labels' | 'columns' | 'rows' | 'notes'>;

const frameOf = (kind: ReportKind, { from, until }: ReportSpan, readAt: number): Frame => ({
  title: REPORT_TITLES[kind],
  period: spanTitle(from, until),
  subject: null,
  readAt,
});

const money = (title: string): FigureColumn => ({ title, unit: 'money' });

const row = (label: readonly string[], figures: FigureRow['figures'], isSum = false): FigureRow => ({
  labels: label,
  figures,
  currency: 'USD',
  isSum,
});

/** The rows, and below them the sums of the columns that can be added up. */
function withSums(rows: readonly FigureRow[], labels: number, isAdded: (column: number) => boolean): FigureRow[] {
  const [first] = rows;
  if (first === undefined) return [];
  const sums = first.figures.map((_, column) =>
    isAdded(column) ? rows.reduce((sum, { figures }) => sum + (figures[column] ?? 0), 0) : null,
  );
  return [...rows, row([TOGETHER, ...Array.from({ length: labels - 1 }, () => '')], sums, true)];
}

const revenueCents = (figures: DayFigures): number =>
  Object.values(revenueOf(figures)).reduce((sum, cents) => sum + cents, 0);

const OWED = 1;
const HELD = 2;

/** What each day booked, and what was owed and held when it was sealed. */
export function dailyCloseReport(
  days: readonly ReportDay[],
  reserves: readonly DayReserves[],
  span: ReportSpan,
  readAt: number,
): FigureTable {
  const byDay = new Map(reserves.map((one) => [one.day, one]));
  const rows = days.map((figures) => {
    const held = byDay.get(figures.day);
    return row(
      [figures.isClosed ? figures.day : `${figures.day}, not closed`],
      [
        revenueCents(figures),
        held ? held.totalCents + held.escrowCents : null,
        held?.fundsCents ?? null,
        figures.coinCents,
        figures.passCents,
        figures.contestFeeCents,
        figures.arcadeCents,
        figures.withdrawalFeeCents,
        figures.givenCents,
        figures.depositCents,
        figures.payoutCents,
        figures.chargebackCents,
      ],
    );
  });
  return {
    ...frameOf('daily-close', span, readAt),
    labels: ['Day (UTC)'],
    columns: [
      money('Revenue'),
      money('Owed to players'),
      money('Cash held'),
      money('BC sales'),
      money('For passes'),
      money('Battle fees'),
      money('Arcade'),
      money('Withdrawal fees'),
      money('Given away'),
      money('Deposits'),
      money('Payouts'),
      money('Charge-backs'),
    ],
    rows: withSums(rows, 1, (column) => column !== OWED && column !== HELD),
    notes: [
      'A day is closed an hour after its end (UTC) and never changes. What is owed and held stands as it was when the day was sealed, at its beginning.',
      'What BattleCoin paid for passes is part of the BattleCoin sales. What was given away is not taken off the revenue.',
    ],
  };
}

const SOURCE_TITLES: Readonly<Record<RevenueSource, string>> = {
  coins: 'BC sales',
  'contest-fees': 'Battle fees',
  subscriptions: 'Subscriptions',
  arcade: 'Arcade',
  'withdrawal-fees': 'Withdrawal fees',
};

/** What was earned by what, a row for each month. */
export function revenueReport(days: readonly ReportDay[], span: ReportSpan, readAt: number): FigureTable {
  const monthOf = ({ day }: ReportDay): string => day.slice(0, 7);
  const rows = [...new Set(days.map(monthOf))].map((month) => {
    const figures = sumFigures(days.filter((one) => monthOf(one) === month));
    const parts = revenueOf(figures);
    return row(
      [periodTitle(month)],
      [...REVENUE_SOURCES.map((source) => parts[source]), revenueCents(figures), figures.givenCents],
    );
  });
  return {
    ...frameOf('revenue', span, readAt),
    labels: ['Month (UTC)'],
    columns: [...REVENUE_SOURCES.map((source) => money(SOURCE_TITLES[source])), money('Revenue'), money('Given away')],
    rows: withSums(rows, 1, () => true),
    notes: [
      'A month counts with those of its days that lie within the period.',
      'Subscriptions are the part of a month’s BattleCoin sales that went into passes, never more than that month sold. What was given away is not taken off the revenue.',
    ],
  };
}

/** What was owed to players and what was held for it, a row for each day that was sealed. */
export function liabilitiesReport(reserves: readonly DayReserves[], span: ReportSpan, readAt: number): FigureTable {
  return {
    ...frameOf('liabilities', span, readAt),
    labels: ['Day (UTC)'],
    columns: [
      money('Players’ balances'),
      money('In escrow'),
      money('Owed together'),
      money('Cash held'),
      money('Held beyond it'),
    ],
    rows: reserves.map(({ day, totalCents, escrowCents, fundsCents }) => {
      const owed = totalCents + escrowCents;
      return row([day], [totalCents, escrowCents, owed, fundsCents, fundsCents - owed]);
    }),
    notes: [
      'As it stood when the balances of the day were sealed, at its beginning: the same figures that players check their own balance against. A day without a row was not sealed.',
      'BattleCoin is not money and is not owed.',
    ],
  };
}

/** What banks took back, deposit by deposit. */
export function chargebacksReport(lines: readonly ChargebackLine[], span: ReportSpan, readAt: number): FigureTable {
  const rows = lines.map(({ at, username, depositId, amountCents, heldCents }) =>
    row(
      [new Date(at).toISOString().slice(0, 16).replace('T', ' '), username ?? 'unknown', depositId],
      [amountCents, heldCents, amountCents - heldCents],
    ),
  );
  return {
    ...frameOf('chargebacks', span, readAt),
    labels: ['When (UTC)', 'Player', 'Deposit'],
    columns: [money('Taken back'), money('From the wallet'), money('Became a debt')],
    rows: withSums(rows, 3, () => true),
    notes: [
      'What had been spent when the bank took a deposit back is owed by its player, and is paid by later deposits first.',
    ],
  };
}
