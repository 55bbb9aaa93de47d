import { MISSIONS } from '../../domain/missions/missions.ts';
import { SEASON_GOALS, SEASON_MISSION_STATES, SEASON_REWARD_TYPES } from '../../domain/missions/season-missions.ts';
import { SEASON_BREAK, SEASON_LENGTH } from '../../domain/missions/season.ts';
import { MILESTONES } from '../../domain/missions/streak.ts';
import { DAY, HOUR, utcDay } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { missionDeeds, missionPlayers, missionProgress, streakMilestones } from '../../db/missions/mission.table.ts';
import { missionTallies, seasonMissions } from '../../db/missions/season-mission.table.ts';
import { seasonPlayers, seasons } from '../../db/missions/season.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS } from './words.ts';

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

export const edgeSeason = (n: number): string => `edge-season-${n}`;
export const edgeMission = (n: number): string => `edge-mission-${String(n).padStart(2, '0')}`;
const ZONES = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati'] as const;

/** Seasons before the one of the demo and one after it, and what players did in them, each four at one instant. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  const [running] = await tx.select().from(seasons);
  const first = running?.startsAt ?? now;
  for (let n = 0; n < 4; n++) {
    const startsAt = first + (n === 3 ? 1 : -1 - n) * (SEASON_LENGTH + SEASON_BREAK);
    await tx.insert(seasons).values({ id: edgeSeason(n), startsAt, endsAt: startsAt + SEASON_LENGTH });
  }
  for (let n = 0; n < WORDS.length; n++) {
    const userId = edgeUser(n % 2 === 0 ? 1 : n);
    const at = now - Math.floor(n / 4) * HOUR;
    const day = utcDay(now - Math.floor(n / 4) * DAY);
    const state = nth(SEASON_MISSION_STATES, n);
    await tx.insert(seasonMissions).values({
      id: edgeMission(n),
      season: n % 4 === 0 ? (running?.id ?? '') : edgeSeason(n % 4),
      goal: nth(SEASON_GOALS, n),
      target: Math.max(1, nth(EDGES, n)),
      title: nth(WORDS, n),
      rewardType: nth(SEASON_REWARD_TYPES, n),
      rewardAmount: 1 + n,
      place: Math.floor(n / 8),
      state,
      publishedAt: state === 'draft' ? null : first + (n % 3) * DAY,
      version: nth(EDGES, n),
    });
    await tx.insert(missionPlayers).values({
      userId: edgeUser(n),
      zone: nth(ZONES, n),
      streakDays: n % 9,
      streakSince: n % 3 === 0 ? null : utcDay(now - 29 * DAY),
      lastDay: n % 3 === 0 ? null : utcDay(now - (n % 2) * DAY),
      lastDayAt: n % 3 === 0 ? 0 : now - (n % 2) * DAY,
      freezes: n % 3,
      xp: nth(EDGES, n),
      xpDay: n % 2 === 0 ? utcDay(now) : '',
      xpToday: n % 2 === 0 ? 190 : 0,
      credits: nth(EDGES, n),
      multiplierFactor: 1 + (n % 2),
      multiplierUntil: nth(EDGES, n),
      paidDay: utcDay(now),
      paidCoins: n * 10,
    });
    const { id: mission } = nth(MISSIONS, n);
    await tx.insert(missionProgress).values({
      userId,
      period: n % 5 === 0 ? edgeSeason(n % 3) : day,
      mission: n % 5 === 0 ? edgeMission(n) : mission,
      progress: nth(EDGES, n),
      completedAt: n % 3 === 1 ? null : at,
      claimedAt: n % 6 === 0 ? at + 1 : null,
      coins: n % 6 === 0 ? n : 0,
    });
    await tx
      .insert(missionDeeds)
      .values({ userId, deed: `battle-joined:${nth(WORDS, n)}`, day, at, voidedAt: n % 5 === 0 ? at : null });
    await tx.insert(streakMilestones).values({
      userId,
      since: day,
      milestone: n % 7 === 6 ? 999 : nth(MILESTONES, n),
      day,
      coins: nth(EDGES, n),
      at,
    });
    for (const [m, goal] of SEASON_GOALS.entries())
      if ((n + m) % 2 === 0)
        await tx
          .insert(missionTallies)
          // Below what the sum of several may be.
          .values({ userId, day, goal, amount: m === 0 ? 0 : nth([1, 60, 2 ** 31], n + m) })
          .onConflictDoNothing();
    await tx
      .insert(seasonPlayers)
      .values({ userId, season: edgeSeason(n % 3), xp: Math.max(1, nth(EDGES, n)) })
      .onConflictDoNothing();
  }
}
