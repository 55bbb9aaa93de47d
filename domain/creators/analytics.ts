import { DAY, utcDay } from '../shared/time.ts';

/** How far back the figures over time go, today included. */
export const ANALYTICS_DAYS = 30;

/** The first instant of the first of these UTC days. */
export const analyticsStart = (now: number): number => Math.floor(now / DAY) * DAY - (ANALYTICS_DAYS - 1) * DAY;

/** Something that happened at an instant and counts for so much. */
export interface Counted {
  readonly at: number;
  readonly value: number;
}

export interface DayFigure {
  /** The beginning of the UTC day. */
  readonly at: number;
  readonly value: number;
}

/** One figure for each UTC day up to today, oldest first; `join` puts together what fell on the same day. */
export function byDay(counted: readonly Counted[], now: number, join: (a: number, b: number) => number): DayFigure[] {
  const days = new Map<string, number>();
  for (const { at, value } of counted) {
    const day = utcDay(at);
    const before = days.get(day);
    days.set(day, before === undefined ? value : join(before, value));
  }
  const start = analyticsStart(now);
  return Array.from({ length: ANALYTICS_DAYS }, (_, n) => {
    const at = start + n * DAY;
    return { at, value: days.get(utcDay(at)) ?? 0 };
  });
}

/** How many of the viewers bet, in whole percent; 0 without viewers. Who bets without being counted as a viewer is one. */
export const bettorPercent = (viewers: number, bettors: number): number =>
  bettors === 0 ? 0 : Math.round((100 * bettors) / Math.max(viewers, bettors));

/** Parts of a whole in whole percent that add up to 100, by the largest remainder; nothing of nothing. */
export function percentages<K extends string>(counts: Readonly<Record<K, number>>): Record<K, number> {
  const keys = Object.keys(counts) as K[];
  const total = keys.reduce((sum, key) => sum + counts[key], 0);
  const floors = new Map(keys.map((key) => [key, total === 0 ? 0 : Math.floor((counts[key] * 100) / total)]));
  let left = total === 0 ? 0 : 100 - [...floors.values()].reduce((sum, share) => sum + share, 0);
  for (const key of keys.toSorted((a, b) => ((counts[b] * 100) % total) - ((counts[a] * 100) % total)))
    if (left-- > 0) floors.set(key, (floors.get(key) ?? 0) + 1);
  return Object.fromEntries(floors) as Record<K, number>;
}
