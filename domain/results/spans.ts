import { DAY, utcDay, utcMonth } from '../shared/time.ts';
import type { LeaderPeriod } from './leaderboard.ts';

/** A stretch of UTC time that a board is kept for: `2026-W47`, `2026-11` or `alltime`. */
export interface Span {
  readonly name: string;
  /** Epoch milliseconds; null for all time. */
  readonly startsAt: number | null;
  /** The first instant after it; null for all time. */
  readonly endsAt: number | null;
}

const ALL_TIME: Span = { name: 'alltime', startsAt: null, endsAt: null };

/** The Monday, UTC, of the week in which an instant lies. */
function mondayOf(at: number): number {
  const midnight = Date.parse(`${utcDay(at)}T00:00:00Z`);
  return midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY;
}

/** The week by ISO 8601: it belongs to the year in which its Thursday lies. */
function weekOf(at: number): Span {
  const startsAt = mondayOf(at);
  const thursday = new Date(startsAt + 3 * DAY);
  const firstMonday = mondayOf(Date.UTC(thursday.getUTCFullYear(), 0, 4));
  const week = Math.round((startsAt - firstMonday) / (7 * DAY)) + 1;
  const name = `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
  return { name, startsAt, endsAt: startsAt + 7 * DAY };
}

function monthOf(at: number): Span {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { name: utcMonth(at), startsAt: Date.UTC(year, month, 1), endsAt: Date.UTC(year, month + 1, 1) };
}

/** The span of a period in which an instant lies. */
export function spanOf(period: LeaderPeriod, at: number): Span {
  switch (period) {
    case 'weekly':
      return weekOf(at);
    case 'monthly':
      return monthOf(at);
    case 'alltime':
      return ALL_TIME;
  }
}

/** The one before; null where there is none. */
export function previousSpan(period: LeaderPeriod, at: number): Span | null {
  const { startsAt } = spanOf(period, at);
  return startsAt === null ? null : spanOf(period, startsAt - 1);
}

/** The names of all spans that a battle counts for. */
export const spansAt = (at: number): readonly string[] => [weekOf(at).name, utcMonth(at), ALL_TIME.name];
