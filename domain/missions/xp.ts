/** Experience: what playing brings beside money. It is never spent, and makes levels of a profile. */
export const XP_PER_CONTEST = 10;
/** From contests, in a day of the player; missions bring theirs beyond it. */
export const CONTEST_XP_PER_DAY_MAX = 200;

/** What a counted run or battle brings; `todayXp` is what contests have brought today. */
export const contestXp = (todayXp: number): number =>
  Math.max(0, Math.min(XP_PER_CONTEST, CONTEST_XP_PER_DAY_MAX - todayXp));

/** The points from which a level is held; level 0 needs none. */
export const xpOfLevel = (level: number): number => 50 * level * (level + 1);

export interface LevelProgress {
  readonly level: number;
  /** Points since this level, and how many are between it and the next. */
  readonly into: number;
  readonly span: number;
}

/** The level that points make. `xp` is a whole number from 0. */
export function levelOf(xp: number): LevelProgress {
  let level = Math.floor((Math.sqrt(1 + (4 * xp) / 50) - 1) / 2);
  // The root may miss by one where the points are just enough.
  while (xpOfLevel(level + 1) <= xp) level++;
  while (xpOfLevel(level) > xp) level--;
  return { level, into: xp - xpOfLevel(level), span: xpOfLevel(level + 1) - xpOfLevel(level) };
}
