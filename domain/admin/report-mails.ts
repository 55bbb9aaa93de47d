import { DAY, HOUR, utcDay } from '../shared/time.ts';
import type { ReportSpan } from './finance-reports.ts';

/** How often a report is sent (AF-06). */
export const REPORT_RHYTHMS = ['daily', 'weekly', 'monthly'] as const;
export type ReportRhythm = (typeof REPORT_RHYTHMS)[number];

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
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** The latest period that is over and can be reported on. */
export function lastPeriod(rhythm: ReportRhythm, now: number): ReportSpan {
  const until = periodStart(rhythm, now - MAILED_AFTER_MS);
  return { from: periodStart(rhythm, until - 1), until };
}
