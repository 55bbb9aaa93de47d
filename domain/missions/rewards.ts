import { formatCount } from '../shared/figures.ts';
import { DAY } from '../shared/time.ts';
import type { Reward } from './missions.ts';

/** What missions pay in a UTC day at most, in coins (BC-15). Login bonus and milestones stand outside of it. */
export const MISSION_COINS_PER_DAY_MAX = 500;

/** A completed mission can be claimed for so long. */
export const CLAIM_WITHIN = 7 * DAY;

/** A multiplier doubles the coins of missions for so long. */
export const MULTIPLIER_MS = DAY;

export interface Multiplier {
  readonly factor: number;
  /** The first instant at which it holds no more; epoch milliseconds. */
  readonly until: number;
}

export const factorAt = (multiplier: Multiplier | null, now: number): number =>
  multiplier && now < multiplier.until ? multiplier.factor : 1;

/** What a claimed multiplier becomes beside the one that holds: time adds up, factors do not. */
export function extendMultiplier(present: Multiplier | null, factor: number, now: number): Multiplier {
  const from = present && now < present.until ? present.until : now;
  return { factor: Math.max(factor, factorAt(present, now)), until: from + MULTIPLIER_MS };
}

/**
 * What a claimed reward pays in coins now; `paidToday` is what missions have paid in this UTC day. Null where the day has
 * no room for it: it waits whole, since a reward is one booking, and is not lost. No reward is more than a day's cap.
 */
export function claimableCoins({ type, amount }: Reward, factor: number, paidToday: number): number | null {
  const coins = type === 'battlecoin' ? Math.min(MISSION_COINS_PER_DAY_MAX, amount * factor) : 0;
  return paidToday + coins <= MISSION_COINS_PER_DAY_MAX ? coins : null;
}

/** A reward as players read it (EN-43). */
export function rewardLabel({ type, amount }: Reward): string {
  const figure = formatCount(amount);
  switch (type) {
    case 'battlecoin':
      return `${figure} BC`;
    case 'xp':
      return `${figure} XP`;
    case 'credits':
      return `${figure} credits`;
    case 'multiplier':
      return `${figure}× BC for 24 hours`;
  }
}
