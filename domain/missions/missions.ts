/** What a player can do and is rewarded for; seasons add to these by stored sets of the same form (EN-43). */
export const MISSION_TABS = ['daily', 'weekly', 'season'] as const;
export type MissionTab = (typeof MISSION_TABS)[number];

/** EN-43 */
export const MISSION_CATEGORIES = ['win', 'wager', 'social', 'game', 'stream'] as const;
export type MissionCategory = (typeof MISSION_CATEGORIES)[number];

export const REWARD_TYPES = ['battlecoin', 'xp', 'credits', 'multiplier'] as const;
export type RewardType = (typeof REWARD_TYPES)[number];

export interface Reward {
  readonly type: RewardType;
  /** Coins, points or credits; of a multiplier, by how much it multiplies. */
  readonly amount: number;
}

/** EN-43, MI-07 */
export const MISSION_STATUSES = ['locked', 'active', 'completed', 'claimed'] as const;
export type MissionStatus = (typeof MISSION_STATUSES)[number];

/** What players do that a mission may count; the subscriber of the room makes these of the events of others. */
export type Deed =
  | { readonly kind: 'battle-joined'; readonly stakeCents: number }
  | { readonly kind: 'battle-ended'; readonly isWon: boolean }
  | {
      readonly kind: 'run-counted';
      readonly mode: 'practice' | 'daily' | 'free' | 'contest';
      readonly score: number;
      readonly target: number;
      /** First of a contest, or five of nine rivals beaten. */
      readonly isWon: boolean;
    }
  | { readonly kind: 'stream-watched'; readonly minutes: number }
  | { readonly kind: 'friend-added' }
  /** Told by the room itself, for those that ask for all others of their tab. */
  | { readonly kind: 'mission-completed'; readonly tab: MissionTab };

/** What progress and target are counted in. */
export const MISSION_UNITS = ['times', 'cents', 'minutes'] as const;
export type MissionUnit = (typeof MISSION_UNITS)[number];

/** A verified player, or an area of the product that has to be open: what happens there is all that the mission counts. */
export const UNLOCKS = ['verified', 'arcade', 'streams'] as const;
export type Unlock = (typeof UNLOCKS)[number];

export interface Mission {
  readonly id: string;
  readonly tab: MissionTab;
  readonly category: MissionCategory;
  readonly title: string;
  readonly description: string;
  readonly target: number;
  readonly unit: MissionUnit;
  readonly reward: Reward;
  /** What has to be before it counts anything; null where nothing has. */
  readonly unlockedBy: Unlock | null;
  /** By how much a deed moves it. */
  counts(deed: Deed): number;
}

type RunMode = Extract<Deed, { readonly kind: 'run-counted' }>['mode'];
/** Nobody needs coins to earn coins; what costs nothing is won by nobody. */
const isForNothing = (mode: RunMode): boolean => mode === 'practice' || mode === 'daily';

/** A run that costs nothing counts where somebody has tried: from half of the target on. */
const isPlayed = (deed: Deed): boolean =>
  deed.kind === 'run-counted' && (!isForNothing(deed.mode) || 2 * deed.score >= deed.target);

/** What brings experience: battles and counted runs, also of the board of a day, of which there is one a game. */
export const isContest = (deed: Deed): boolean =>
  deed.kind === 'battle-ended' || (isPlayed(deed) && deed.kind === 'run-counted' && deed.mode !== 'practice');

const isWon = (deed: Deed): boolean =>
  (deed.kind === 'battle-ended' || (deed.kind === 'run-counted' && !isForNothing(deed.mode))) && deed.isWon;

const once = (isCounted: boolean): number => (isCounted ? 1 : 0);

/** The bonus for whoever completes a day (MI-09). */
export const ALL_OF_A_DAY: Mission = {
  id: 'complete-all-daily',
  tab: 'daily',
  category: 'game',
  title: 'Complete all daily missions',
  description: 'All three daily missions of one day. You don’t have to do anything else.',
  target: 3,
  unit: 'times',
  reward: { type: 'battlecoin', amount: 150 },
  unlockedBy: 'arcade',
  counts: (deed) => once(deed.kind === 'mission-completed' && deed.tab === 'daily'),
};

export const MISSIONS: readonly Mission[] = [
  {
    id: 'play-3-arcade-games',
    tab: 'daily',
    category: 'game',
    title: 'Play 3 Arcade Games',
    description: 'Any mode counts. In practice, half of the target is enough.',
    target: 3,
    unit: 'times',
    reward: { type: 'battlecoin', amount: 25 },
    unlockedBy: 'arcade',
    counts: (deed) => once(isPlayed(deed)),
  },
  {
    id: 'join-1-battle',
    tab: 'daily',
    category: 'wager',
    title: 'Join 1 Battle',
    description: 'Your own or someone else’s. It counts once it starts.',
    target: 1,
    unit: 'times',
    reward: { type: 'battlecoin', amount: 50 },
    unlockedBy: null,
    counts: (deed) => once(deed.kind === 'battle-joined'),
  },
  {
    id: 'win-2-games',
    tab: 'daily',
    category: 'win',
    title: 'Win 2 Games',
    description: 'A battle, first place in the arcade, or beating 5 of 9 rivals in free play.',
    target: 2,
    unit: 'times',
    reward: { type: 'battlecoin', amount: 75 },
    unlockedBy: null,
    counts: (deed) => once(isWon(deed)),
  },
  ALL_OF_A_DAY,
  {
    id: 'win-2-battles',
    tab: 'weekly',
    category: 'win',
    title: 'Win 2 battles',
    description: 'Only battles count here.',
    target: 2,
    unit: 'times',
    reward: { type: 'battlecoin', amount: 100 },
    unlockedBy: null,
    counts: (deed) => once(deed.kind === 'battle-ended' && deed.isWon),
  },
  {
    id: 'reach-10-targets',
    tab: 'weekly',
    category: 'game',
    title: 'Reach 10 targets',
    description: 'The target score of any arcade game, in any mode.',
    target: 10,
    unit: 'times',
    reward: { type: 'xp', amount: 250 },
    unlockedBy: 'arcade',
    counts: (deed) => once(deed.kind === 'run-counted' && deed.score >= deed.target),
  },
  {
    id: 'stake-100-dollars',
    tab: 'weekly',
    category: 'wager',
    title: 'Stake $100 in battles',
    description: 'Your stakes count, fees don’t.',
    target: 100_00,
    unit: 'cents',
    reward: { type: 'battlecoin', amount: 250 },
    unlockedBy: 'verified',
    counts: (deed) => (deed.kind === 'battle-joined' ? deed.stakeCents : 0),
  },
  {
    id: 'watch-60-minutes',
    tab: 'weekly',
    category: 'stream',
    title: 'Watch streams for an hour',
    description: 'Any stream except your own, up to two hours a day.',
    target: 60,
    unit: 'minutes',
    reward: { type: 'credits', amount: 2_500 },
    unlockedBy: 'streams',
    counts: (deed) => (deed.kind === 'stream-watched' ? deed.minutes : 0),
  },
  {
    id: 'add-3-friends',
    tab: 'weekly',
    category: 'social',
    title: 'Make 3 friends',
    description: 'A request counts once it’s accepted.',
    target: 3,
    unit: 'times',
    reward: { type: 'credits', amount: 5_000 },
    unlockedBy: null,
    counts: (deed) => once(deed.kind === 'friend-added'),
  },
  {
    id: 'win-10-games',
    tab: 'weekly',
    category: 'win',
    title: 'Win 10 Games',
    description: 'Battles, first places in the arcade, and beating 5 of 9 rivals in free play.',
    target: 10,
    unit: 'times',
    reward: { type: 'multiplier', amount: 2 },
    unlockedBy: null,
    counts: (deed) => once(isWon(deed)),
  },
];

export const findMission = (id: string): Mission | undefined => MISSIONS.find((mission) => mission.id === id);

/**
 * How a mission stands with a player. `progress` passes the target where more was done than was asked, so that what is made
 * void afterwards takes nothing that the rest has reached.
 */
export interface MissionProgress {
  readonly progress: number;
  readonly isClaimed: boolean;
}

export const NO_PROGRESS: MissionProgress = { progress: 0, isClaimed: false };

/** MI-04 to MI-06. */
export function statusOf(
  { target }: Pick<Mission, 'target'>,
  own: MissionProgress,
  isUnlocked: boolean,
): MissionStatus {
  if (own.isClaimed) return 'claimed';
  if (own.progress >= target) return 'completed';
  return isUnlocked ? 'active' : 'locked';
}

/** After a deed. A locked or claimed mission counts nothing. */
export function countDeed(mission: Mission, own: MissionProgress, isUnlocked: boolean, deed: Deed): MissionProgress {
  const status = statusOf(mission, own, isUnlocked);
  if (status === 'locked' || status === 'claimed') return own;
  return { ...own, progress: own.progress + Math.max(0, Math.trunc(mission.counts(deed))) };
}

/** After a deed was made void, as by an undone result. What was claimed stays. */
export function takeBackDeed(mission: Mission, own: MissionProgress, deed: Deed): MissionProgress {
  if (own.isClaimed) return own;
  return { ...own, progress: Math.max(0, own.progress - Math.max(0, Math.trunc(mission.counts(deed)))) };
}
