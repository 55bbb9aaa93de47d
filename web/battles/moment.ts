import { LOCALE } from '../format/locale.ts';

const format = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', hour: 'numeric', minute: '2-digit' });

/** A moment of the next days as people say it, in their own time zone: 'Sat 2:32 PM'. `at` is epoch milliseconds. */
export const formatMoment = (at: number): string =>
  format
    .format(at)
    .replace(/\u202f/g, ' ')
    .replace(',', '');
