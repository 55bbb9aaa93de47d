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

export const isRunning = ({ startsAt, endsAt }: Season, now: number): boolean => startsAt <= now && now < endsAt;
