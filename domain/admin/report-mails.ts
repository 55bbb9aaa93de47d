import { type Role, isStaff } from '../accounts/roles.ts';
import { DAY, HOUR, utcDay } from '../shared/time.ts';
import { REPORT_KINDS, type ReportKind, type ReportSpan } from './finance-reports.ts';

/** How often a report is sent (AF-06). */
export const REPORT_RHYTHMS = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] as const;
export type ReportRhythm = (typeof REPORT_RHYTHMS)[number];

/** What is sent: the reports, and the list of those who were paid out much in a year. */
export const MAILED_KINDS = [...REPORT_KINDS, 'tax-list'] as const;
export type MailedKind = (typeof MAILED_KINDS)[number];

export const isReport = (kind: MailedKind): kind is ReportKind => kind !== 'tax-list';

/** How often something can be sent: the list is of a calendar year. */
export const rhythmsOf = (kind: MailedKind): readonly ReportRhythm[] => (isReport(kind) ? REPORT_RHYTHMS : ['yearly']);

/** Whether somebody may read it as they stand now: the staff, and of the list the administrators alone. */
export const mayReadMailed = (kind: MailedKind, role: Role): boolean =>
  isReport(kind) ? isStaff(role) : role === 'administrator';

/** So long after the end of a period its report is sent: by then its last day is closed. */
export const MAILED_AFTER_MS = 2 * HOUR;

/** A report goes to so many at the most. */
export const RECIPIENTS_MAX = 20;

const MONDAY = 1;

/** The first instant of the period that holds an instant; weeks begin on Monday, UTC. */
function periodStart(rhythm: ReportRhythm, at: number): number {
  const today = Date.parse(`${utcDay(at)}T00:00:00Z`);
  const date = new Date(today);
  if (rhythm === 'daily') return today;
  if (rhythm === 'weekly') return today - ((date.getUTCDay() - MONDAY + 7) % 7) * DAY;
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (rhythm === 'monthly') return Date.UTC(year, month, 1);
  return rhythm === 'quarterly' ? Date.UTC(year, month - (month % 3), 1) : Date.UTC(year, 0, 1);
}

/** The latest period that is over and can be reported on. */
export function lastPeriod(rhythm: ReportRhythm, now: number): ReportSpan {
  const until = periodStart(rhythm, now - MAILED_AFTER_MS);
  return { from: periodStart(rhythm, until - 1), until };
}
