/** Durations and UTC calendar days; every instant is epoch milliseconds. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The UTC calendar day of an instant, `YYYY-MM-DD`: the day that limits count in (C-12). */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The instant at which a UTC calendar day begins; null for anything that is none. */
export function dayStart(day: string): number | null {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) || utcDay(at) !== day ? null : at;
}

/** The UTC calendar month of an instant, `YYYY-MM`. */
export const utcMonth = (at: number): string => utcDay(at).slice(0, 7);
