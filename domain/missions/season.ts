import { DAY } from '../shared/time.ts';

/** What experience is earned in for the tiers of a battle pass: from `startsAt` on, and before `endsAt`. */
export interface Season {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

export const SEASON_LENGTH = 30 * DAY;

/** The first season; it begins with the installation that opens it. */
export const FIRST_SEASON = 'season-1';

/** Between two seasons, so that everybody reads what the last one was before the next one begins. */
export const SEASON_BREAK = 3 * DAY;

export const seasonId = (number: number): string => `season-${number}`;

/** Which season it is, from 1. */
export const seasonNumber = (id: string): number => Number(id.slice(seasonId(0).length - 1));

/** The season after one that has ended; null while that runs. It never begins before now: nothing is counted afterwards. */
export function seasonAfter({ id, endsAt }: Season, now: number): Season | null {
  if (now < endsAt) return null;
  const startsAt = Math.max(endsAt + SEASON_BREAK, now);
  return { id: seasonId(seasonNumber(id) + 1), startsAt, endsAt: startsAt + SEASON_LENGTH };
}

export const isRunning = ({ startsAt, endsAt }: Season, now: number): boolean => startsAt <= now && now < endsAt;
