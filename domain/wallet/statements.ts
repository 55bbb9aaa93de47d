import { HOUR, utcMonth } from '../shared/time.ts';
import type { EntryKind, TransferKind } from './ledger.ts';

export const STATEMENT_TYPES = ['monthly', 'quarterly'] as const;
export type StatementType = (typeof STATEMENT_TYPES)[number];

/** ST-02 */
export const STATEMENT_TITLES: Readonly<Record<StatementType, string>> = {
  monthly: 'Monthly Statement',
  quarterly: 'Quarterly Summary',
};

/** How long after the end of a period its bookings are taken for complete: far above any transaction's length. */
export const CLOSING_GRACE = HOUR;

const MONTHS_OF: Readonly<Record<StatementType, number>> = { monthly: 1, quarterly: 3 };

/** A period counted from the beginning of 1970; months and quarters each in their own count. */
function indexOf(type: StatementType, at: number): number {
  const date = new Date(at);
  return Math.floor(((date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()) / MONTHS_OF[type]);
}

const startOf = (type: StatementType, index: number): number => Date.UTC(1970, index * MONTHS_OF[type], 1);

const nameOf = (type: StatementType, index: number): string => {
  const month = utcMonth(startOf(type, index));
  return type === 'monthly' ? month : `${month.slice(0, 4)}-Q${(index % 4) + 1}`;
};

/** A calendar month or quarter, UTC. `2026-10` or `2026-Q4`. */
export interface Period {
  readonly name: string;
  /** Its first instant. */
  readonly from: number;
  /** The first instant after it. */
  readonly until: number;
}

const periodAt = (type: StatementType, index: number): Period => ({
  name: nameOf(type, index),
  from: startOf(type, index),
  until: startOf(type, index + 1),
});

/** The period that holds an instant. */
export const periodOf = (type: StatementType, at: number): Period => periodAt(type, indexOf(type, at));

/** Whether all bookings of a period are there, so that a statement can be made of them. */
export const isClosed = (period: Period, now: number): boolean => period.until + CLOSING_GRACE <= now;

/** The closed periods from the one that holds `since`, oldest first. */
export function closedPeriods(type: StatementType, since: number, now: number): Period[] {
  const periods: Period[] = [];
  for (let index = indexOf(type, since); ; index++) {
    const period = periodAt(type, index);
    if (!isClosed(period, now)) return periods;
    periods.push(period);
  }
}

const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `2026-10` is 'October 2026', `2026-Q4` is 'Q4 2026'. */
export function periodTitle(name: string): string {
  const [year = '', rest = ''] = name.split('-', 2);
  return `${MONTH_NAMES[Number(rest) - 1] ?? rest} ${year}`;
}

const LINE_NAMES: Readonly<Record<EntryKind, string>> = {
  opening: 'Opening balance',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  chargeback: 'Deposit taken back',
  wager: 'Stake',
  payout: 'Payout',
  fee: 'Platform fee',
  refund: 'Refund',
  bonus: 'Bonus',
  battlecoin_purchase: 'BattleCoin purchase',
  store_purchase: 'Store purchase',
  forfeit: 'Forfeited balance',
  reserve: 'Market reserve',
  creator: 'Creator share',
  adjustment: 'Balance adjustment',
  guarantee: 'Prize money',
};

/** What a booking is called on a statement. */
export function lineName(kind: EntryKind, transferKind: TransferKind): string {
  if (transferKind === 'withdrawal-return') return kind === 'fee' ? 'Withdrawal fee returned' : 'Withdrawal returned';
  if (kind === 'fee' && transferKind === 'withdrawal') return 'Withdrawal fee';
  if (kind === 'fee' && transferKind === 'refund') return 'Platform fee returned';
  if (kind === 'guarantee' && transferKind === 'refund') return 'Prize money returned';
  if (transferKind === 'debt') return 'Debt paid';
  if (transferKind === 'correction') return kind === 'payout' ? 'Payout corrected' : `${LINE_NAMES[kind]} corrected`;
  return LINE_NAMES[kind];
}

export interface StatementLine {
  /** From 1 within the account, without gaps. */
  readonly number: number;
  readonly at: number;
  readonly kind: EntryKind;
  readonly transferKind: TransferKind;
  /** What it belongs to: a battle, a payment, else the transfer itself. */
  readonly reference: string;
  readonly amount: number;
  readonly balanceAfter: number;
}

export interface StatementTotal {
  readonly name: string;
  readonly count: number;
  readonly amount: number;
}

export interface Balanced {
  readonly openingCents: number;
  readonly closingCents: number;
  readonly lastNumber: number;
  readonly totals: readonly StatementTotal[];
}

/**
 * Adds up the bookings of a period, of which there is at least one. Null when they do not follow from one another: the
 * numbers have a gap, a balance is not the one before it plus the amount, or the first does not follow the statement
 * before.
 */
export function balanceLines(
  before: { readonly closingCents: number; readonly lastNumber: number },
  lines: readonly StatementLine[],
): Balanced | null {
  const totals = new Map<string, StatementTotal>();
  let { closingCents: balance, lastNumber: number } = before;
  for (const line of lines) {
    balance += line.amount;
    number++;
    if (line.balanceAfter !== balance || line.number !== number) return null;
    const name = lineName(line.kind, line.transferKind);
    const { count, amount } = totals.get(name) ?? { count: 0, amount: 0 };
    totals.set(name, { name, count: count + 1, amount: amount + line.amount });
  }
  if (lines.length === 0) return null;
  return {
    openingCents: before.closingCents,
    closingCents: balance,
    lastNumber: number,
    totals: [...totals.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  };
}
