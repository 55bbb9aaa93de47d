import { LANGUAGES, LOCALES, type Language } from './languages.ts';

/** Made when it is first used: a page that says no figure makes none. */
function whenUsed(options: Intl.NumberFormatOptions): (figure: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (figure) => (format ??= new Intl.NumberFormat(LOCALES[LANGUAGES[0]], options)).format(figure);
}

const whole = whenUsed({ maximumFractionDigits: 0 });
const money = whenUsed({ style: 'currency', currency: 'USD' });
const signedMoney = whenUsed({ style: 'currency', currency: 'USD', signDisplay: 'exceptZero' });

/** 12345 is `12,345`, in Spanish as well: figures have the forms of the United States. */
export const formatCount = (count: number): string => whole(count);

/** 124750 is `$1,247.50`. */
export const dollars = (cents: number): string => money(cents / 100);

/** 500 is `+$5.00`. */
export const signedDollars = (cents: number): string => signedMoney(cents / 100);

const days = new Map<Language, Intl.DateTimeFormat>();

/** `Nov 30, 2026`, by UTC. */
export function dayIn(language: Language, at: number): string {
  const format =
    days.get(language) ?? new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' });
  days.set(language, format);
  return format.format(at);
}
