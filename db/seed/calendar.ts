import { DAY, HOUR } from '../../domain/shared/time.ts';
import { CLOSING_GRACE } from '../../domain/wallet/statements.ts';

/** Battles that lie within the last weeks, one every three days; the others are spread over the months before. */
const RECENT = 12;
const RECENT_STEP = 3 * DAY;

/** Noon of the third day of a UTC month, counted from the one whose predecessor was the last to be closed. */
function monthStart(now: number, months: number): number {
  const date = new Date(now - CLOSING_GRACE);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 3, 12);
}

/**
 * How many days ago everybody paid in for the first time: in the last month of the third quarter before the running
 * one. With battles in each of the last six months that makes seven months and three quarters with bookings, so ten
 * statements, whatever day it is (ST-02).
 */
export function openedDaysAgo(now: number): number {
  const monthOfQuarter = new Date(now - CLOSING_GRACE).getUTCMonth() % 3;
  return Math.round((now - monthStart(now, -7 - monthOfQuarter)) / DAY);
}

/** When the past battle `n` of `count` began, the oldest first: at least one in each of the last six months. */
export function battleTime(n: number, count: number, now: number): number {
  const hours = (n % 5) * HOUR;
  if (n >= count - RECENT) return now - (count - n) * RECENT_STEP - hours;
  const [first, last] = [monthStart(now, -6), now - (RECENT + 1) * RECENT_STEP];
  return Math.round(first + ((last - first) * n) / (count - RECENT - 1)) - hours;
}
