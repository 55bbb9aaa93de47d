import { LANGUAGES, LOCALES, type Language } from '../shared/languages.ts';
import { HOUR, utcMonth } from '../shared/time.ts';
import { TEXTS, type Texts } from './__generated__/texts.ts';
import type { EntryKind, TransferKind } from './ledger.ts';

export const STATEMENT_TYPES = ['monthly', 'quarterly'] as const;
export type StatementType = (typeof STATEMENT_TYPES)[number];

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

const months = new Map<Language, Intl.DateTimeFormat>();

/** `2026-10` is 'October 2026', `2026-Q4` is 'Q4 2026'. */
export function periodTitle(name: string, language: Language = LANGUAGES[0]): string {
  const [year = '', rest = ''] = name.split('-', 2);
  const t = TEXTS[language];
  if (rest.startsWith('Q')) return t.quarterOfYear({ quarter: rest.slice(1), year });
  const format =
    months.get(language) ??
    new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  months.set(language, format);
  return format.format(Date.UTC(Number(year), Number(rest) - 1, 1));
}

/** What a booking is called on a statement. */
export function lineName(t: Texts, kind: EntryKind, transferKind: TransferKind): string {
  if (transferKind === 'withdrawal-return') return kind === 'fee' ? t.withdrawalFeeReturned() : t.withdrawalReturned();
  if (kind === 'fee' && transferKind === 'withdrawal') return t.withdrawalFee();
  if (kind === 'fee' && transferKind === 'refund') return t.platformFeeReturned();
  if (kind === 'guarantee' && transferKind === 'refund') return t.prizeMoneyReturned();
  if (transferKind === 'debt') return t.debtPaid();
  return transferKind === 'correction' ? t.lineCorrected({ kind }) : t.lineOf({ kind });
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
 * @param t in whose language the totals are named
 */
export function balanceLines(
  before: { readonly closingCents: number; readonly lastNumber: number },
  lines: readonly StatementLine[],
  t: Texts,
): Balanced | null {
  const totals = new Map<string, StatementTotal>();
  let { closingCents: balance, lastNumber: number } = before;
  for (const line of lines) {
    balance += line.amount;
    number++;
    if (line.balanceAfter !== balance || line.number !== number) return null;
    const name = lineName(t, line.kind, line.transferKind);
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
