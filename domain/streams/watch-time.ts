import { MINUTE, utcDay } from '../shared/time.ts';
import { WATCHED_FOR } from './stream.ts';

/** What of watching counts in a UTC day at most, in minutes. */
export const WATCH_MINUTES_PER_DAY_MAX = 120;
/** Watching is told in pieces of so many minutes. */
export const WATCH_TOLD_MINUTES = 5;

/** How long an account has watched, whichever streams and on however many pages. */
export interface WatchTime {
  /** When it was heard from last. */
  readonly seenAt: number;
  /** Watched and not told yet, in milliseconds. */
  readonly pendingMs: number;
  /** The UTC day of what was told last, and what was told in it, in minutes. */
  readonly day: string;
  readonly dayMinutes: number;
}

export interface Watched {
  readonly time: WatchTime;
  /** To be told now; 0 mostly. */
  readonly minutes: number;
}

/**
 * An account is heard from. The clock of the server has measured what lies between two such calls, and it counts where
 * the account was not gone meanwhile: two pages at once count as one.
 */
export function watchOn(known: WatchTime | null, at: number): Watched {
  const day = utcDay(at);
  if (known === null) return { time: { seenAt: at, pendingMs: 0, day, dayMinutes: 0 }, minutes: 0 };
  const passed = Math.max(0, at - known.seenAt);
  const dayMinutes = known.day === day ? known.dayMinutes : 0;
  const isFull = dayMinutes >= WATCH_MINUTES_PER_DAY_MAX;
  const pendingMs = isFull ? 0 : known.pendingMs + (passed <= WATCHED_FOR ? passed : 0);
  const minutes = pendingMs >= WATCH_TOLD_MINUTES * MINUTE ? WATCH_TOLD_MINUTES : 0;
  return {
    time: {
      seenAt: Math.max(at, known.seenAt),
      pendingMs: pendingMs - minutes * MINUTE,
      day,
      dayMinutes: dayMinutes + minutes,
    },
    minutes,
  };
}
