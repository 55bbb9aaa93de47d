import { DAY } from '../shared/time.ts';
import { daysBetween } from './day.ts';

/** Days in a row that a player has opened (MI-03). */
export interface Streak {
  readonly days: number;
  /** The date of its first day: milestones are given once a streak. */
  readonly since: string;
  /** The newest day of it, and the instant at which it opened. */
  readonly last: string;
  readonly lastAt: number;
  /** Each saves one missed day by itself; earned, not sold. */
  readonly freezes: number;
}

export const MILESTONES = [3, 7, 14, 30] as const;
export type Milestone = (typeof MILESTONES)[number];

/** In coins (EN-44). */
export const MILESTONE_COINS: Readonly<Record<Milestone, number>> = { 3: 50, 7: 150, 14: 300, 30: 750 };
/** A milestone comes once in so many days, however many streaks there are. */
const MILESTONE_EVERY_DAYS = 30;

const FREEZES_MAX = 2;
const FREEZE_EVERY_DAYS = 7;

const LOGIN_LEAST = 50;
const LOGIN_MORE = 10;
const LOGIN_MOST = 100;

/** The bonus of a day by its place in the streak, from 1, in coins (BC-17, C-18). */
export const loginBonus = (days: number): number => Math.min(LOGIN_MOST, LOGIN_LEAST + LOGIN_MORE * (days - 1));

/**
 * Whether no day was missed, or one that a freeze saves. Within 24 hours nothing is missed: a date that fell out of them
 * was left out by travelling.
 */
function follows(streak: Streak, date: string, at: number): 'by-itself' | 'frozen' | null {
  const gap = daysBetween(streak.last, date);
  if (gap <= 1 || at - streak.lastAt < DAY) return 'by-itself';
  return gap === 2 && streak.freezes > 0 ? 'frozen' : null;
}

/**
 * The streak once a day opens at an instant; `date` is later than its newest. One missed day is saved by a freeze,
 * anything more begins anew. Saved days are not counted.
 */
export function openDay(streak: Streak | null, date: string, at: number): Streak {
  const way = streak && follows(streak, date, at);
  if (!way) return { days: 1, since: date, last: date, lastAt: at, freezes: streak?.freezes ?? 0 };
  const days = streak.days + 1;
  const earned = days % FREEZE_EVERY_DAYS === 0 ? 1 : 0;
  const freezes = Math.min(FREEZES_MAX, streak.freezes - (way === 'frozen' ? 1 : 0) + earned);
  return { days, since: streak.since, last: date, lastAt: at, freezes };
}

/** Whether a streak still goes on at a date, a freeze included. */
export const isAlive = (streak: Streak, date: string, at: number): boolean => follows(streak, date, at) !== null;

export interface ClaimedMilestone {
  readonly milestone: Milestone;
  /** `since` of the streak that it was for. */
  readonly since: string;
  /** The date on which it was claimed. */
  readonly date: string;
}

/** The milestones that are reached and may be claimed on a date. */
export const claimableMilestones = (
  { days, since }: Pick<Streak, 'days' | 'since'>,
  claimed: readonly ClaimedMilestone[],
  date: string,
): Milestone[] =>
  MILESTONES.filter(
    (milestone) =>
      days >= milestone &&
      claimed.every(
        (one) =>
          one.milestone !== milestone || (one.since !== since && daysBetween(one.date, date) >= MILESTONE_EVERY_DAYS),
      ),
  );
