import { DAY, MINUTE, SECOND, utcDay } from './time.ts';

/** How often the platform accounts for the time that has passed. */
export const STATUS_EVERY = 15 * SECOND;
/** A longer silence of all gateways is an outage; a shorter one is a restart that a page sits out. */
export const SILENT_MAX = MINUTE;
/** So far back status is told and kept. */
export const STATUS_DAYS = 90;

/** How some time was spent, in milliseconds; together it is all that was watched. */
export interface Spent {
  readonly upMs: number;
  /** When no gateway could write anything down. */
  readonly downMs: number;
  /** When players could read and change nothing. */
  readonly maintenanceMs: number;
}

export interface SpentDay extends Spent {
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
}

export const isOutage = (since: number, now: number): boolean => now - since > SILENT_MAX;

/** How the time from one accounting to the next was spent, for each UTC day that it touches. */
export function spentSince(since: number, now: number, isMaintenance: boolean): SpentDay[] {
  const kind = isOutage(since, now) ? 'downMs' : isMaintenance ? 'maintenanceMs' : 'upMs';
  const days: SpentDay[] = [];
  for (let from = since; from < now;) {
    const until = Math.min(now, from - (from % DAY) + DAY);
    days.push({ day: utcDay(from), upMs: 0, downMs: 0, maintenanceMs: 0, [kind]: until - from });
    from = until;
  }
  return days;
}

/**
 * Percent of the watched time without an outage, with two decimals; null where nothing was watched. Maintenance is
 * announced and told apart, so it counts neither way. What was ever down is never said to be whole.
 */
export function uptimePercent(days: readonly Spent[]): number | null {
  const upMs = days.reduce((sum, day) => sum + day.upMs, 0);
  const downMs = days.reduce((sum, day) => sum + day.downMs, 0);
  if (upMs + downMs === 0) return null;
  const percent = Math.round((upMs / (upMs + downMs)) * 10_000) / 100;
  return downMs > 0 ? Math.min(99.99, percent) : percent;
}
