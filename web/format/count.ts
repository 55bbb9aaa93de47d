import { LOCALE } from './locale.ts';
import { whenUsed } from './when-used.ts';

/** Whole numbers with the marks of the language between their thousands. */
export const whole = whenUsed(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 }));

/** 12345 is `12,345`. */
export const formatCount = (count: number): string => whole().format(count);
