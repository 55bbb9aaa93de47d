import { centsOf } from '../../domain/shared/money.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../domain/shared/time.ts';
import { whole } from './count.ts';
import { durationWords } from './duration-words.ts';
import { whenUsed } from './when-used.ts';
import { LOCALE } from './locale.ts';
import * as t from './__generated__/messages.ts';

export { formatCount } from './count.ts';

const dollars = whenUsed(() => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' }));
const wholeDollars = whenUsed(
  () => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);
const signedDollars = whenUsed(
  () => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', signDisplay: 'exceptZero' }),
);
const compactDollars = whenUsed(
  () =>
    new Intl.NumberFormat(LOCALE, {
      style: 'currency',
      currency: 'USD',
      notation: 'compact',
      maximumFractionDigits: 1,
    }),
);
const compact = whenUsed(
  () => new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'trunc' }),
);
const relative = whenUsed(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }));
const day = whenUsed(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' }));
const utcDay = whenUsed(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' }));
const moment = whenUsed(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' }));

/** 124750 is `$1,247.50`. */
export const formatCents = (cents: number): string => dollars().format(cents / 100);

/** For round sums in a sentence: 10000 is `$100`. */
export const formatDollars = (cents: number): string => wholeDollars().format(cents / 100);

/** For axes: 124750 is `$1.2K`, -5000 is `-$50`. */
export const formatCompactCents = (cents: number): string => compactDollars().format(cents / 100);

/** 5000 is `+$50.00`, -5000 is `-$50.00`, nothing is `$0.00`. */
export const formatSignedCents = (cents: number): string => signedDollars().format(cents / 100);

/** 2500 is `2,500 BC`: BattleCoin never stands without its suffix. */
export const formatCoins = (coins: number): string => `${whole().format(coins)} BC`;

/** 1234 is `1.2K`; cut, not rounded, so that 999,999 does not claim to be a million. */
export const formatCompact = (count: number): string => compact().format(count);

/** For badges: 120 is `99+`. */
export const formatCapped = (count: number, cap = 99): string => (count > cap ? `${cap}+` : String(count));

/** Takes a percentage, not a share: 66.6 is `67%`. */
export const formatPercent = (percent: number): string => `${whole().format(percent)}%`;

/** `Mar 4, 2026`, in the reader's time zone; `at` is epoch milliseconds. */
export const formatDate = (at: number): string => day().format(at);

/** `Mar 4, 2026`, of the UTC calendar, by which the platform counts days; `at` is epoch milliseconds. */
export const formatUtcDate = (at: number): string => utcDay().format(at);

/** `Mar 4, 2026, 2:05 PM`, in the reader's time zone; `at` is epoch milliseconds. */
export const formatDateTime = (at: number): string => moment().format(at);

/** Hours, minutes and seconds, `26:03:09`; a begun second counts as whole and nothing lies below `00:00:00`. */
export function formatClock(durationMs: number): string {
  const seconds = Math.max(0, Math.ceil(durationMs / SECOND));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** What is left: `7 days 5 hours` beyond two days, where seconds tell nobody anything, else as `formatClock` has it. */
export const formatTimeLeft = (durationMs: number): string =>
  durationMs > 2 * DAY ? durationWords(Math.ceil(durationMs / HOUR) * HOUR) : formatClock(durationMs);

const STEPS = [
  ['minute', MINUTE, HOUR],
  ['hour', HOUR, DAY],
  ['day', DAY, 7 * DAY],
  ['week', 7 * DAY, 30 * DAY],
  ['month', 30 * DAY, 365 * DAY],
] as const;

/** `just now`, `5 minutes ago`, `in 2 hours`, `yesterday`; both instants are epoch milliseconds. */
export function formatRelative(at: number, now: number): string {
  const distance = at - now;
  const size = Math.abs(distance);
  if (size < MINUTE) return distance > 0 ? t.inAMoment() : t.justNow();
  const [unit, length] = STEPS.find(([, , end]) => size < end) ?? ['year' as const, 365 * DAY];
  return relative().format(Math.trunc(distance / length), unit);
}

/** Cents of what a `MoneyField` holds, which has read what was typed; null where that is no amount. */
export const parseDollars = centsOf;
