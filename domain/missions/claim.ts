import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY, utcDay } from '../shared/time.ts';
import type { Mission } from './missions.ts';
import { CLAIM_WITHIN, type Multiplier, claimableCoins, factorAt } from './rewards.ts';

/** How a mission of a period stands for its claim. */
export interface Claimable {
  readonly completedAt: number | null;
  readonly claimedAt: number | null;
  /** When its season ends or has ended; null where it is of none. */
  readonly seasonEndsAt: number | null;
}

/** What missions have paid a player in a UTC day, in coins. */
export interface PaidDay {
  readonly paidDay: string;
  readonly paidCoins: number;
}

export const paidToday = ({ paidDay, paidCoins }: PaidDay, now: number): number =>
  paidDay === utcDay(now) ? paidCoins : 0;

/** The beginning of the next UTC day, when the cap begins anew. */
export const capResetsAt = (now: number): number => (Math.floor(now / DAY) + 1) * DAY;

/** The last instant at which a completed mission can be claimed; one of a season waits as long as that can be seen. */
export const claimUntil = (completedAt: number, seasonEndsAt: number | null): number =>
  Math.max(completedAt, seasonEndsAt ?? completedAt) + CLAIM_WITHIN;

/** The coins that a claim pays; a reward of another kind pays none (MI-05, BC-15). */
export function claimMission(
  mission: Mission,
  { completedAt, claimedAt, seasonEndsAt }: Claimable,
  multiplier: Multiplier | null,
  paid: PaidDay,
  now: number,
): Ruling<number> {
  if (claimedAt !== null) return refuse('MISSION_CLAIMED');
  if (completedAt === null) return refuse('MISSION_NOT_COMPLETED');
  if (now > claimUntil(completedAt, seasonEndsAt)) return refuse('CLAIM_OVER');
  const coins = claimableCoins(mission.reward, factorAt(multiplier, now), paidToday(paid, now));
  if (coins === null) return refuse('MISSION_CAP_REACHED', { data: { claimableAt: capResetsAt(now) } });
  return allow(coins);
}
