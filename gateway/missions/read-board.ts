import { capResetsAt, claimUntil, paidToday } from '../../domain/missions/claim.ts';
import { type Calendar, dayOfDeed, dayResetsAt, timeZoneOf, weekResetsAt, zoneIn } from '../../domain/missions/day.ts';
import {
  MISSIONS,
  type Mission as Rule,
  type MissionTab,
  findMission,
  statusOf,
} from '../../domain/missions/missions.ts';
import { MISSION_COINS_PER_DAY_MAX, claimableCoins, factorAt, rewardLabel } from '../../domain/missions/rewards.ts';
import { missionOfSeason } from '../../domain/missions/season-missions.ts';
import { type Season, seasonNumber } from '../../domain/missions/season.ts';
import { MILESTONES, MILESTONE_COINS, isAlive, loginBonus } from '../../domain/missions/streak.ts';
import { readUser } from '../../db/accounts/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { periodOf } from '../../db/missions/count-deed.ts';
import {
  calendarOf,
  listClaimable,
  multiplierOf,
  readMilestones,
  readMissionPlayer,
  readProgress,
  streakOf,
} from '../../db/missions/mission.queries.ts';
import { listMissionsAt, readSeasonMissions } from '../../db/missions/season-mission.queries.ts';
import { findNewestSeason } from '../../db/missions/season.queries.ts';
import type { MissionPlayer, MissionProgressRow } from '../../db/missions/mission.table.ts';
import type { Mission, MissionBoard, Streak } from './mission.types.ts';
import { unlockedFor } from './unlocked.ts';

/** The zone of the newest opened day counts; the browser's only before the first. */
const calendarIn = (player: MissionPlayer | undefined, zone: string): Calendar =>
  player && player.lastDay !== null ? calendarOf(player) : { zone: zoneIn(zone), last: null, lastAt: 0 };

/** What a row of a mission is shown with. */
interface Circumstances {
  readonly isUnlocked: (mission: Rule) => boolean;
  readonly factor: number;
  readonly paid: number;
  readonly now: number;
}

/** Of a period, as it stands with a player; a season ends. */
interface Period {
  readonly period: string;
  readonly seasonEndsAt: number | null;
}

function missionOf(
  rule: Rule,
  { period, seasonEndsAt }: Period,
  row: MissionProgressRow | undefined,
  at: Circumstances,
): Mission {
  const { id, tab, category, title, description, target, unit, reward, unlockedBy } = rule;
  const own = { progress: row?.progress ?? 0, isClaimed: (row?.claimedAt ?? null) !== null };
  const status = statusOf(rule, own, at.isUnlocked(rule));
  const completedAt = row?.completedAt ?? null;
  const isWaiting = status === 'completed' && claimableCoins(reward, at.factor, at.paid) === null;
  return {
    id: `${id}:${period}`,
    tab,
    period,
    category,
    title,
    description,
    progress: Math.min(own.progress, target),
    target,
    unit,
    reward: { ...reward, label: rewardLabel(reward) },
    coins: row && own.isClaimed ? row.coins : (claimableCoins(reward, at.factor, 0) ?? 0),
    status,
    unlockedBy: status === 'locked' ? unlockedBy : null,
    claimableAt: isWaiting ? capResetsAt(at.now) : null,
    claimUntil: status === 'completed' && completedAt !== null ? claimUntil(completedAt, seasonEndsAt) : null,
  };
}

/** When a tab begins anew: a season at its start, then at its end; null where no other is known yet. */
function resetsAt(tab: MissionTab, season: Season | null, zone: string, day: string, now: number): number | null {
  if (tab !== 'season') return (tab === 'daily' ? dayResetsAt : weekResetsAt)(zone, day, now);
  return [season?.startsAt, season?.endsAt].find((at) => at !== undefined && now < at) ?? null;
}

/** Finds missions of rows by their ids; those of seasons are read where their tab is asked for. */
async function rulesOf(reader: Reader, rows: readonly MissionProgressRow[], tab: MissionTab) {
  const ids = rows.map(({ mission }) => mission).filter((id) => findMission(id) === undefined);
  const stored = tab === 'season' && ids.length > 0 ? await readSeasonMissions(reader, ids) : [];
  const seasonal = new Map(stored.map((row) => [row.id, missionOfSeason(row)]));
  return (id: string): Rule | undefined => findMission(id) ?? seasonal.get(id);
}

/** The missions of a tab as they stand with a player. */
export async function readBoard(
  reader: Reader,
  userId: string,
  tab: MissionTab,
  zone: string,
  now: number,
): Promise<MissionBoard> {
  const [user, player] = [await readUser(reader, userId), await readMissionPlayer(reader, userId)];
  const calendar = calendarIn(player, zone);
  const day = dayOfDeed(calendar, now);
  const isSeason = tab === 'season';
  const season = isSeason ? await findNewestSeason(reader) : null;
  const period = periodOf(tab, day, season?.id ?? '');
  const present = isSeason
    ? (await listMissionsAt(reader, now)).map(missionOfSeason)
    : MISSIONS.filter((rule) => rule.tab === tab);
  const rows = new Map((await readProgress(reader, userId, [period])).map((row) => [row.mission, row]));
  const unlocked = unlockedFor(user ?? { verification: 'unverified' });
  const multiplier = player ? multiplierOf(player) : null;
  const factor = factorAt(multiplier, now);
  const paid = player ? paidToday(player, now) : 0;
  const isUnlocked = ({ unlockedBy }: Rule): boolean => unlockedBy === null || unlocked.has(unlockedBy);
  const own = { period, seasonEndsAt: season?.endsAt ?? null };
  const circumstances = { isUnlocked, factor, paid, now };
  const shown = new Set(present.map(({ id }) => id));
  const claimable = await listClaimable(reader, userId, now);
  const ruleOf = await rulesOf(reader, claimable, tab);
  // Of an earlier period, or removed since.
  const earlier = claimable.flatMap((row) => {
    const rule = ruleOf(row.mission);
    const isShown = row.period === period && shown.has(row.mission);
    return rule?.tab === tab && !isShown ? [missionOf(rule, row, row, circumstances)] : [];
  });
  return {
    tab,
    isZoneKnown: timeZoneOf(zone) !== null,
    resetsAt: resetsAt(tab, season, calendar.zone, day, now),
    season: season && { number: seasonNumber(season.id), startsAt: season.startsAt, endsAt: season.endsAt },
    missions: present.map((rule) => missionOf(rule, own, rows.get(rule.id), circumstances)),
    waiting: earlier,
    paidCoins: paid,
    capCoins: MISSION_COINS_PER_DAY_MAX,
    factor,
    factorUntil: factor > 1 && multiplier ? multiplier.until : null,
  };
}

/** The streak of a player; a broken one is none. */
export async function readStreak(reader: Reader, userId: string, zone: string, now: number): Promise<Streak> {
  const player = await readMissionPlayer(reader, userId);
  const day = dayOfDeed(calendarIn(player, zone), now);
  const stored = player ? streakOf(player) : null;
  const streak = stored && isAlive(stored, day, now) ? stored : null;
  const claimed = streak ? await readMilestones(reader, userId) : [];
  const days = streak?.days ?? 0;
  return {
    days,
    freezes: stored?.freezes ?? 0,
    isTodayOpen: stored?.last === day,
    nextBonusCoins: loginBonus(days + 1),
    milestones: MILESTONES.map((milestone) => ({
      days: milestone,
      coins: MILESTONE_COINS[milestone],
      claimed: claimed.some((one) => one.milestone === milestone && one.since === streak?.since),
    })),
  };
}
