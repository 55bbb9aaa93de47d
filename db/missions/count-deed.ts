import { dayOfDeed, mondayOf } from '../../domain/missions/day.ts';
import {
  type Deed,
  MISSIONS,
  type Mission,
  type MissionTab,
  type Unlock,
  countDeed as countOne,
  isContest,
  takeBackDeed as takeBackOne,
} from '../../domain/missions/missions.ts';
import { type SeasonMission, missionOfSeason } from '../../domain/missions/season-missions.ts';
import { contestXp } from '../../domain/missions/xp.ts';
import type { Tx } from '../client/database.ts';
import {
  addDeed,
  calendarOf,
  lockMissionPlayer,
  putProgress,
  readDeed,
  readMissionPlayer,
  readProgress,
  updateMissionPlayer,
  voidDeed,
} from './mission.queries.ts';
import { listMissionsAt } from './season-mission.queries.ts';
import { addSeasonXp } from './season.queries.ts';
import type { MissionPlayer, MissionProgressRow } from './mission.table.ts';
import { addTallies, takeBackTallies } from './tally.queries.ts';

/** What a mission is counted in: the day, its Monday, or the season. */
export function periodOf(tab: MissionTab, day: string, season: string): string {
  if (tab === 'season') return season;
  return tab === 'daily' ? day : mondayOf(day);
}

export interface DoneDeed {
  readonly userId: string;
  readonly deed: Deed;
  /** Names the one deed of the player, so that it counts once. */
  readonly key: string;
  readonly at: number;
}

/** A mission that a deed has completed. */
export interface Completed {
  readonly mission: Mission;
  readonly period: string;
}

/** What the completion of a mission is for those that ask for all others of their tab; null of one of those. */
function completionOf(mission: Mission): Deed | null {
  const deed: Deed = { kind: 'mission-completed', tab: mission.tab };
  return mission.counts(deed) > 0 ? null : deed;
}

/** Whether a mission counts a deed the same, whichever of two it is taken for. */
const countsBoth = (mission: Mission, deed: Deed, other: Deed | undefined): boolean =>
  other !== undefined && mission.counts(deed) === mission.counts(other);

/** The rows of a player's present missions, read once and written once, those that have changed. */
class Board {
  readonly #tx: Tx;
  readonly #userId: string;
  readonly #day: string;
  /** Those of the season of the deed are in it, where there are any; empty of others. */
  readonly #season: string;
  readonly #missions: readonly Mission[];
  readonly #rows: Map<string, MissionProgressRow>;
  readonly #changed = new Set<string>();
  /** Ids of missions that were locked when they would have counted. */
  readonly passed = new Set<string>();

  private constructor(
    tx: Tx,
    userId: string,
    day: string,
    seasonal: readonly SeasonMission[],
    rows: readonly MissionProgressRow[],
  ) {
    this.#tx = tx;
    this.#userId = userId;
    this.#day = day;
    this.#season = seasonal[0]?.season ?? '';
    this.#missions = [...MISSIONS, ...seasonal.map(missionOfSeason)];
    this.#rows = new Map(rows.map((row) => [`${row.mission}:${row.period}`, row]));
  }

  /** The board of the day and the season of a deed that was done at `at`. */
  static async of(tx: Tx, userId: string, day: string, at: number): Promise<Board> {
    const seasonal = await listMissionsAt(tx, at);
    const periods = [day, mondayOf(day), ...seasonal.slice(0, 1).map(({ season }) => season)];
    return new Board(tx, userId, day, seasonal, await readProgress(tx, userId, periods));
  }

  /** `former` is what the deed was taken for before: what counts both has it already. */
  count(deed: Deed, unlocked: ReadonlySet<Unlock>, at: number, former?: Deed): Completed[] {
    const completed: Completed[] = [];
    for (const mission of this.#missions) {
      if (mission.counts(deed) <= 0 || countsBoth(mission, deed, former)) continue;
      const row = this.#row(mission);
      const isUnlocked = mission.unlockedBy === null || unlocked.has(mission.unlockedBy);
      if (!isUnlocked) this.passed.add(mission.id);
      const { progress } = countOne(mission, own(row), isUnlocked, deed);
      if (progress === row.progress) continue;
      const isCompleted = row.completedAt === null && progress >= mission.target;
      this.#put({ ...row, progress, completedAt: isCompleted ? at : row.completedAt });
      if (!isCompleted) continue;
      completed.push({ mission, period: row.period });
      const whole = completionOf(mission);
      if (whole) completed.push(...this.count(whole, unlocked, at));
    }
    return completed;
  }

  /** `key` names the deed: what passed it over has nothing to give back. `other` is what it is taken for from now on. */
  async takeBack(deed: Deed, key: string, other?: Deed): Promise<void> {
    for (const mission of this.#missions) {
      if (mission.counts(deed) <= 0 || countsBoth(mission, deed, other)) continue;
      if (mission.unlockedBy !== null && (await readDeed(this.#tx, this.#userId, passedKey(key, mission.id)))) continue;
      const row = this.#row(mission);
      const { progress } = takeBackOne(mission, own(row), deed);
      if (progress === row.progress) continue;
      const isReopened = row.completedAt !== null && progress < mission.target;
      this.#put({ ...row, progress, completedAt: isReopened ? null : row.completedAt });
      const whole = isReopened && completionOf(mission);
      if (whole) await this.takeBack(whole, key);
    }
  }

  #row({ id, tab }: Mission): MissionProgressRow {
    const period = periodOf(tab, this.#day, this.#season);
    const known = this.#rows.get(`${id}:${period}`);
    return (
      known ?? { userId: this.#userId, period, mission: id, progress: 0, completedAt: null, claimedAt: null, coins: 0 }
    );
  }

  #put(row: MissionProgressRow): void {
    const key = `${row.mission}:${row.period}`;
    this.#rows.set(key, row);
    this.#changed.add(key);
  }

  async write(): Promise<void> {
    await putProgress(this.#tx, ...[...this.#changed].flatMap((key) => this.#rows.get(key) ?? []));
    this.#changed.clear();
  }
}

/** Marks that a mission was locked when a deed was done, and so has not counted it. */
const passedKey = (key: string, mission: string): string => `${key}:locked:${mission}`;

/** Counts on a board, writes it, and keeps which missions were locked. */
async function countOn(
  tx: Tx,
  board: Board,
  { userId, deed, key }: DoneDeed,
  unlocked: ReadonlySet<Unlock>,
  { day, at, former }: { readonly day: string; readonly at: number; readonly former?: Deed },
): Promise<Completed[]> {
  const completed = board.count(deed, unlocked, at, former);
  await board.write();
  for (const id of board.passed) await addDeed(tx, { userId, deed: passedKey(key, id), day, at });
  return completed;
}

const own = ({ progress, claimedAt }: MissionProgressRow) => ({ progress, isClaimed: claimedAt !== null });

/** Experience of a contest, 200 a day at most. */
async function addContestXp(tx: Tx, player: MissionPlayer, day: string, at: number): Promise<void> {
  const xpToday = player.xpDay === day ? player.xpToday : 0;
  const won = contestXp(xpToday);
  if (won === 0) return;
  await updateMissionPlayer(tx, player.userId, { xp: player.xp + won, xpDay: day, xpToday: xpToday + won });
  await addSeasonXp(tx, player.userId, won, at);
}

const dayOf = (player: MissionPlayer, at: number): string => dayOfDeed(calendarOf(player), at);

/**
 * Counts what a player did towards the missions that it moves, once however often it is told; answers those that it
 * completes, null where it was told before. `unlocked` is what is open to the player.
 */
export async function countDeed(
  tx: Tx,
  done: DoneDeed,
  unlocked: ReadonlySet<Unlock>,
): Promise<readonly Completed[] | null> {
  const { userId, deed, key, at } = done;
  const player = await lockMissionPlayer(tx, userId);
  const day = dayOf(player, at);
  if (!(await addDeed(tx, { userId, deed: key, day, at }))) return null;
  await addTallies(tx, userId, day, deed);
  if (isContest(deed)) await addContestXp(tx, player, day, at);
  return countOn(tx, await Board.of(tx, userId, day, at), done, unlocked, { day, at });
}

/**
 * Takes back what a deed that was made void has counted, and lets it count no more; what is claimed stays. Answers
 * whether it had been counted.
 */
export async function takeBackDeed(tx: Tx, { userId, deed, key, at }: DoneDeed): Promise<boolean> {
  if (!(await readMissionPlayer(tx, userId))) return false;
  await lockMissionPlayer(tx, userId);
  const done = await voidDeed(tx, userId, key, at);
  if (done === null) return false;
  await takeBackTallies(tx, userId, done.day, deed);
  const board = await Board.of(tx, userId, done.day, done.at);
  await board.takeBack(deed, key);
  await board.write();
  return true;
}

/**
 * Takes a deed for another than `former` from now on, in the period in which it was done; what is claimed stays, and so does
 * experience. Answers what it completes, null where it was not counted, or is corrected already.
 */
export async function correctDeed(
  tx: Tx,
  corrected: DoneDeed,
  former: Deed,
  unlocked: ReadonlySet<Unlock>,
): Promise<readonly Completed[] | null> {
  const { userId, deed, key, at } = corrected;
  await lockMissionPlayer(tx, userId);
  const done = await readDeed(tx, userId, key);
  if (done === null) return null;
  if (!(await addDeed(tx, { userId, deed: `${key}:${at}`, day: done.day, at: done.at }))) return null;
  await takeBackTallies(tx, userId, done.day, former);
  await addTallies(tx, userId, done.day, deed);
  const board = await Board.of(tx, userId, done.day, done.at);
  await board.takeBack(former, key, deed);
  return countOn(tx, board, corrected, unlocked, { day: done.day, at, former });
}
