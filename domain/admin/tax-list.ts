import { dollars } from '../shared/figures.ts';
import type { VerificationStatus } from '../accounts/roles.ts';
import { type FigureRow, type FigureTable, TOGETHER, spanTitle } from '../wallet/figure-table.ts';
import { YEAR_RUNS, taxYearStart } from '../wallet/tax-year.ts';

/** Who stands on the list: whoever was paid out so much, or so often, in a calendar year. */
export interface TaxListTerms {
  /** Cents. */
  readonly sumCents: number;
  readonly payouts: number;
}

/** What a player was paid out in a calendar year, UTC, by the day on which it left. */
export interface YearPayouts {
  readonly userId: string;
  readonly username: string;
  readonly verification: VerificationStatus;
  readonly payouts: number;
  /** What arrived: cents, without the fees. */
  readonly paidCents: number;
  readonly feeCents: number;
  /** Of what arrived, income as a creator. */
  readonly creatorCents: number;
}

/** What forms for authorities ask for and nobody is asked for here. */
const NOT_ON_FILE = 'legal name, postal address, country, date of birth, tax number';

const IDENTITY_WORDS = {
  verified: 'documents checked',
  pending: 'documents wait',
  unverified: 'no documents',
} as const satisfies Readonly<Record<VerificationStatus, string>>;

const LABELS = ['Player', 'Account', 'Identity', 'Not on file'] as const;

const COLUMNS = [
  { title: 'Paid out', unit: 'money' },
  { title: 'Payouts', unit: 'count' },
  { title: 'Fees', unit: 'money' },
  { title: 'As a creator', unit: 'money' },
] as const satisfies FigureTable['columns'];

const NOTES = [
  'A payout counts on the day on which it left. The sum is what arrived, without the fees; income as a creator is part of it.',
  'What forms such as DAC7 or 1099 ask for beyond this is not on file: Gauntlet checks documents of identity, but does not write down what they say.',
  'Whether any of this has to be reported, and to whom, depends on where the operator and the player live. The list does not decide it.',
] as const;

/** Every text of the list but its title, its period and what its thresholds are: the app says them in the reader's language. */
export type TaxListText =
  | typeof NOT_ON_FILE
  | (typeof IDENTITY_WORDS)[VerificationStatus]
  | (typeof LABELS)[number]
  | (typeof COLUMNS)[number]['title']
  | (typeof NOTES)[number]
  | typeof YEAR_RUNS
  | typeof TOGETHER;

/** The players of a calendar year whose payouts reach one of two thresholds, as a table for screen and files. */
export function taxListTable(
  year: number,
  { sumCents, payouts: least }: TaxListTerms,
  players: readonly YearPayouts[],
  readAt: number,
): FigureTable {
  const [from, until] = [taxYearStart(year), taxYearStart(year + 1)];
  const rowOf = (labels: readonly string[], some: readonly YearPayouts[], isSum: boolean): FigureRow => {
    const add = (of: (one: YearPayouts) => number): number => some.reduce((total, one) => total + of(one), 0);
    return {
      labels,
      figures: [
        add(({ paidCents }) => paidCents),
        add(({ payouts }) => payouts),
        add(({ feeCents }) => feeCents),
        add(({ creatorCents }) => creatorCents),
      ],
      currency: 'USD',
      isSum,
    };
  };
  const rows = players.map((one) =>
    rowOf([one.username, one.userId, IDENTITY_WORDS[one.verification], NOT_ON_FILE], [one], false),
  );
  return {
    title: `Tax List ${year}`,
    period: spanTitle(from, until),
    subject: null,
    readAt,
    labels: LABELS,
    columns: COLUMNS,
    rows: rows.length === 0 ? [] : [...rows, rowOf([TOGETHER, '', '', ''], players, true)],
    notes: [
      `Listed is whoever was paid out ${dollars(sumCents)} or more, or ${least} times or more, in the calendar year (UTC). An administrator sets both under System, Configuration.`,
      ...NOTES,
      ...(readAt < until ? [YEAR_RUNS] : []),
    ],
  };
}
