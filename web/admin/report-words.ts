import { REPORT_KINDS, type ReportKind } from '../../domain/admin/finance-reports.ts';
import { MAILED_KINDS, type MailedKind, type ReportRhythm, rhythmsOf } from '../../domain/admin/report-mails.ts';
import { DAY, utcDay } from '../../domain/shared/time.ts';
import type { FinanceReportKind, ReportRhythm as RhythmMember } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

export const KIND_MEMBERS: Readonly<Record<MailedKind, FinanceReportKind>> = {
  'daily-close': 'DAILY_CLOSE',
  revenue: 'REVENUE',
  liabilities: 'LIABILITIES',
  chargebacks: 'CHARGEBACKS',
  'tax-list': 'TAX_LIST',
};

export const RHYTHM_MEMBERS: Readonly<Record<ReportRhythm, RhythmMember>> = {
  daily: 'DAILY',
  weekly: 'WEEKLY',
  monthly: 'MONTHLY',
  quarterly: 'QUARTERLY',
  yearly: 'YEARLY',
};

const RHYTHM_WORDS: Readonly<Record<ReportRhythm, string>> = {
  daily: t.everyDay(),
  weekly: t.everyWeek(),
  monthly: t.everyMonth(),
  quarterly: t.everyQuarter(),
  yearly: t.everyYear(),
};

const KIND_WORDS: Readonly<Record<MailedKind, string>> = {
  'daily-close': t.dailyClose(),
  revenue: t.revenue(),
  liabilities: t.liabilitiesAgainstCash(),
  chargebacks: t.chargeBacks(),
  'tax-list': t.taxListReport(),
};

export const KIND_OPTIONS = REPORT_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));
export const MAILED_OPTIONS = MAILED_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));
export const rhythmOptions = (kind: MailedKind) =>
  rhythmsOf(kind).map((value) => ({ value, label: RHYTHM_WORDS[value] }));

/** `Revenue`, of a row that is mailed. */
const kindTitle = (member: FinanceReportKind): string =>
  MAILED_OPTIONS.find(({ value }) => KIND_MEMBERS[value] === member)?.label ?? member;
/** `Revenue, every week` */
export const mailTitle = (kind: FinanceReportKind, rhythm: RhythmMember): string =>
  t.kindAndRhythm({ kind: kindTitle(kind), rhythm });

/** The report that the address names; the daily close without one. */
export const kindIn = (named: string | null): ReportKind =>
  REPORT_KINDS.find((kind) => kind === named) ?? 'daily-close';

/** UTC days, `YYYY-MM-DD`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What is looked at unless somebody asks for something else. */
export const recentDays = (now: number): Days => ({ from: utcDay(now - 30 * DAY), to: utcDay(now) });

/** Periods that people ask for, by name; none ends behind today. */
export function usualPeriods(now: number): readonly (readonly [name: string, days: Days])[] {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const to = utcDay(now);
  const dayOf = (y: number, m: number, d: number): string => utcDay(Date.UTC(y, m, d));
  return [
    [t.last31Days(), recentDays(now)],
    [t.thisMonth(), { from: dayOf(year, month, 1), to }],
    [t.lastMonth(), { from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) }],
    [t.thisYear(), { from: dayOf(year, 0, 1), to }],
    [t.lastYear(), { from: dayOf(year - 1, 0, 1), to: dayOf(year, 0, 0) }],
  ];
}
