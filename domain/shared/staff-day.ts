import { DAY, HOUR } from './time.ts';

/** What the dashboard of staff tells of today, in the order in which it is shown. */
export const STAFF_FIGURES = ['sign-ups', 'deposits', 'stakes', 'battles', 'disputes', 'net-revenue'] as const;
export type StaffFigure = (typeof STAFF_FIGURES)[number];

/** A stretch of time in epoch milliseconds, without its end. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** What came in one hour of a stretch, counted from 0; hours without anything may be left out. */
export interface Hourly {
  readonly hour: number;
  readonly amount: number;
}

/** Today so far, by UTC, and the same day of last week as far as the same time. */
export function comparedDays(now: number): { readonly today: Stretch; readonly before: Stretch } {
  const from = now - (now % DAY);
  const until = now + 1;
  return { today: { from, until }, before: { from: from - 7 * DAY, until: until - 7 * DAY } };
}

/** How many hours of a stretch have begun. */
export const hoursOf = ({ from, until }: Stretch): number => Math.ceil((until - from) / HOUR);

/** What had come together by the end of each hour that has begun; the last one is the whole. */
export function courseOf(rows: readonly Hourly[], hours: number): number[] {
  const course: number[] = [];
  for (let hour = 0, sum = 0; hour < hours; hour++) {
    for (const row of rows) if (row.hour === hour) sum += row.amount;
    course.push(sum);
  }
  return course;
}
