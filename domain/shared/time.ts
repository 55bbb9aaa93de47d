/** Durations and UTC calendar days; every instant is epoch milliseconds. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The UTC calendar day of an instant, `YYYY-MM-DD`: the day that limits count in (C-12). */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The UTC calendar month of an instant, `YYYY-MM`. */
export const utcMonth = (at: number): string => utcDay(at).slice(0, 7);
