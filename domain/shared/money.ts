/** Money is integers: USD in cents, BattleCoin in whole coins. No float ever holds an amount. */
export const CURRENCIES = ['USD', 'BC'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The largest amount that any endpoint accepts, in the smallest unit: far below 2^53, far above any balance. */
export const AMOUNT_MAX = 1_000_000_000_000;

export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= AMOUNT_MAX;

/**
 * A share of an amount in hundredths of a percent, rounded half up to the smallest unit (BC-01, C-07).
 * `amount` must not be negative.
 */
export const shareOf = (amount: number, basisPoints: number): number =>
  Math.floor((amount * basisPoints + 5_000) / 10_000);

/** Cents as the decimal string of the REST endpoints and the statements: 124750 is "1247.50". */
export function decimalOf(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${whole}.${rest}`;
}

/** Cents of a plain decimal string such as "50" or "1247.50"; null for anything else. */
export function centsOf(decimal: string): number | null {
  const found = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(decimal.trim());
  if (!found) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** What a BattleCoin costs and is about worth, in cents (BC-19, C-22). */
export const COIN_CENTS = 1;
