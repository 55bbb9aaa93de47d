import { CURRENCIES, type Currency } from '../shared/money.ts';
import { type FigureRow, type FigureTable, spanTitle } from './figure-table.ts';
import type { EntryKind, TransferKind } from './ledger.ts';

/** What a booking is in a tax year. Each belongs to one part, so that the parts are the change of the balance. */
const TAX_PARTS = [
  'stakes',
  'winnings',
  'fees',
  'deposits',
  'chargebacks',
  'withdrawals',
  'withdrawal-fees',
  'bonuses',
  'creator',
  'purchases',
  'other',
] as const;
export type TaxPart = (typeof TAX_PARTS)[number];

/** The parts that make the net result: what play brought or cost. */
const PLAY: ReadonlySet<TaxPart> = new Set<TaxPart>(['stakes', 'winnings', 'fees']);

const PART_NAMES = {
  stakes: 'Stakes, less what came back',
  winnings: 'Winnings paid from pools',
  fees: 'Fees of contests',
  deposits: 'Deposits',
  chargebacks: 'Deposits taken back by the bank',
  withdrawals: 'Withdrawals',
  'withdrawal-fees': 'Fees of withdrawals',
  bonuses: 'Bonuses and gifts of the house',
  creator: 'Income as a creator',
  purchases: 'Purchases, less what was returned',
  other: 'Other bookings',
} as const satisfies Readonly<Record<TaxPart, string>>;

const PART_OF: Readonly<Record<EntryKind, TaxPart>> = {
  opening: 'other',
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  chargeback: 'chargebacks',
  wager: 'stakes',
  payout: 'winnings',
  fee: 'fees',
  refund: 'stakes',
  bonus: 'bonuses',
  battlecoin_purchase: 'purchases',
  store_purchase: 'purchases',
  forfeit: 'other',
  reserve: 'other',
  creator: 'creator',
  adjustment: 'other',
  // Nobody plays for what they add to a pool.
  guarantee: 'other',
};

const OF_WITHDRAWALS: ReadonlySet<TransferKind> = new Set<TransferKind>([
  'withdrawal',
  'withdrawal-return',
  'withdrawal-payout',
]);

/** What a refund gives back. */
export type RefundOf = 'stake' | 'purchase';

/** Which part of a tax year a booking on a player's account belongs to. */
export function taxPartOf(kind: EntryKind, transferKind: TransferKind, refundOf: RefundOf): TaxPart {
  if (OF_WITHDRAWALS.has(transferKind)) return kind === 'fee' ? 'withdrawal-fees' : 'withdrawals';
  if (kind === 'refund' && refundOf === 'purchase') return 'purchases';
  return PART_OF[kind];
}

/** What bookings of one kind brought and took in a year, in the smallest unit of the currency. */
export interface YearSum {
  readonly kind: EntryKind;
  readonly transferKind: TransferKind;
  readonly refundOf: RefundOf;
  readonly count: number;
  /** Of the bookings into the account. */
  readonly inAmount: number;
  /** Of those out of it, not above zero. */
  readonly outAmount: number;
}

/** A year of one account of a player. */
export interface AccountYear {
  readonly currency: Currency;
  readonly opening: number;
  readonly closing: number;
  readonly sums: readonly YearSum[];
}

/** Its first instant, UTC. */
export const taxYearStart = (year: number): number => Date.UTC(year, 0, 1);

/** The calendar year of an instant, UTC. */
export const taxYearOf = (at: number): number => new Date(at).getUTCFullYear();

/** The years from one instant to another, the latest first. */
export const taxYearsBetween = (since: number, until: number): number[] =>
  Array.from({ length: taxYearOf(until) - taxYearOf(since) + 1 }, (_, index) => taxYearOf(until) - index);

const LABELS = ['What', 'Currency'] as const;

const COLUMNS = [
  { title: 'Net', unit: 'money' },
  { title: 'In', unit: 'money' },
  { title: 'Out', unit: 'money' },
  { title: 'Bookings', unit: 'count' },
] as const satisfies FigureTable['columns'];

/** The rows that are of no part. */
const SUM_NAMES = {
  opening: 'Balance at the start',
  play: 'Net result of play',
  change: 'Change in the year',
  closing: 'Balance at the end',
} as const;

const NOTES = [
  'The year is the calendar year in UTC, as on every statement, wherever you live. Around New Year a booking may stand in another year than on your own calendar.',
  'Winnings are all that pools paid, the own stake in them too. The net result is winnings less stakes and fees.',
  'Stakes and withdrawals count when they leave the balance; what comes back counts when it does.',
  'BattleCoin is not money: it is listed apart, and cannot be paid out.',
] as const;

/** Of a year of which more is to come. */
export const YEAR_RUNS = 'The year is not over: these figures are as they stand now.';

/** Every text of the table but its title and period: the app says them in the reader's language. */
export type TaxYearText =
  | (typeof PART_NAMES)[TaxPart]
  | (typeof LABELS)[number]
  | (typeof COLUMNS)[number]['title']
  | (typeof SUM_NAMES)[keyof typeof SUM_NAMES]
  | (typeof NOTES)[number]
  | typeof YEAR_RUNS;

function rowsOf({ currency, opening, closing, sums }: AccountYear): FigureRow[] {
  const rowOf = (name: TaxYearText, parts: (part: TaxPart) => boolean, isSum: boolean): FigureRow => {
    const own = sums.filter(({ kind, transferKind, refundOf }) => parts(taxPartOf(kind, transferKind, refundOf)));
    const add = (of: (sum: YearSum) => number): number => own.reduce((total, sum) => total + of(sum), 0);
    const [inAmount, outAmount] = [add((sum) => sum.inAmount), add((sum) => sum.outAmount)];
    const figures = [inAmount + outAmount, inAmount, outAmount, add(({ count }) => count)];
    return { labels: [name, currency], figures, currency, isSum };
  };
  const balance = (name: TaxYearText, amount: number): FigureRow => ({
    labels: [name, currency],
    figures: [amount, null, null, null],
    currency,
    isSum: true,
  });
  const partRow = (part: TaxPart): FigureRow => rowOf(PART_NAMES[part], (one) => one === part, false);
  // Most parts are of money alone; a tax return wants those that are nothing, too.
  const isTold = ({ figures }: FigureRow): boolean => currency === 'USD' || figures.at(-1) !== 0;
  return [
    balance(SUM_NAMES.opening, opening),
    ...TAX_PARTS.filter((part) => PLAY.has(part))
      .map(partRow)
      .filter(isTold),
    rowOf(SUM_NAMES.play, (part) => PLAY.has(part), true),
    ...TAX_PARTS.filter((part) => !PLAY.has(part))
      .map(partRow)
      .filter(isTold),
    rowOf(SUM_NAMES.change, () => true, true),
    balance(SUM_NAMES.closing, closing),
  ];
}

/** What a player's accounts were booked in a calendar year, UTC; money and BattleCoin apart. */
export function taxYearTable(
  year: number,
  player: { readonly id: string; readonly username: string },
  accounts: readonly AccountYear[],
  readAt: number,
): FigureTable {
  const [from, until] = [taxYearStart(year), taxYearStart(year + 1)];
  const byCurrency = CURRENCIES.flatMap((currency) => accounts.filter((one) => one.currency === currency));
  return {
    title: `Tax Year ${year}`,
    period: spanTitle(from, until),
    subject: `${player.username} (No. ${player.id})`,
    readAt,
    labels: LABELS,
    columns: COLUMNS,
    rows: byCurrency.flatMap(rowsOf),
    notes: [...NOTES, ...(readAt < until ? [YEAR_RUNS] : [])],
  };
}
