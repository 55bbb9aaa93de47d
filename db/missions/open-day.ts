import { dayToOpen } from '../../domain/missions/day.ts';
import {
  MILESTONE_COINS,
  type Milestone,
  claimableMilestones,
  loginBonus,
  openDay,
} from '../../domain/missions/streak.ts';
import type { Tx } from '../client/database.ts';
import { grant } from '../wallet/index.ts';
import { addMilestone, lockMissionPlayer, readMilestones, streakOf, updateMissionPlayer } from './mission.queries.ts';

/** A day that has just been opened, and what it brought. */
export interface OpenedDay {
  readonly day: string;
  readonly streakDays: number;
  /** The login bonus, in coins. */
  readonly coins: number;
  readonly milestones: readonly { readonly milestone: Milestone; readonly coins: number }[];
}

export interface DayContext {
  readonly at: number;
  readonly newId: () => string;
}

/**
 * Opens the player's day, if one opens in a zone now, with its login bonus and the milestones that the streak has
 * reached (BC-17, EN-44); null where the newest day goes on. The zone is kept for what happens while nobody looks.
 */
export async function openPlayerDay(
  tx: Tx,
  userId: string,
  zone: string,
  { at, newId }: DayContext,
): Promise<OpenedDay | null> {
  const player = await lockMissionPlayer(tx, userId, zone);
  if (player.zone !== zone) await updateMissionPlayer(tx, userId, { zone });
  const before = streakOf(player);
  const day = dayToOpen(before?.last ?? null, zone, at);
  if (day === null) return null;
  const { days, since, freezes } = openDay(before, day, at);
  await updateMissionPlayer(tx, userId, {
    streakDays: days,
    streakSince: since,
    lastDay: day,
    lastDayAt: at,
    freezes,
  });
  const give = (opKey: string, amount: number): Promise<boolean> =>
    grant(tx, { opKey, userId, currency: 'BC', amount }, { id: newId(), actorId: userId, at });
  const coins = loginBonus(days);
  await give(`login:${userId}:${day}`, coins);
  const milestones = claimableMilestones({ days, since }, await readMilestones(tx, userId), day).map((milestone) => ({
    milestone,
    coins: MILESTONE_COINS[milestone],
  }));
  for (const one of milestones) {
    await addMilestone(tx, { userId, since, day, at, ...one });
    await give(`streak:${userId}:${one.milestone}:${since}`, one.coins);
  }
  return { day, streakDays: days, coins, milestones };
}
