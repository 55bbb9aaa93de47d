import { LOCALE } from '../format/locale.ts';

// Months of earnings are those of the UTC calendar.
const long = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' });

const startOf = (month: string): number => Date.parse(`${month}-01T00:00:00Z`);

/** `2026-10` is 'October 2026'. */
export const monthTitle = (month: string): string => long.format(startOf(month));

/** For axes: `2026-10` is 'Oct'. */
export const shortMonthTitle = (month: string): string => short.format(startOf(month));
