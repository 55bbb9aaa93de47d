import { changesOf } from '../shared/changes.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { type Deed, type Mission, type RewardType, findMission } from './missions.ts';
import { type Season, seasonId, seasonNumber } from './season.ts';

/** What a mission of a season can count; nothing that asks players to put in more money. */
export const SEASON_GOALS = [
  'play-games',
  'reach-targets',
  'join-battles',
  'win-games',
  'win-battles',
  'watch-minutes',
  'add-friends',
] as const;
export type SeasonGoal = (typeof SEASON_GOALS)[number];

/** A removed one is kept, since somebody may have completed it. */
export const SEASON_MISSION_STATES = ['draft', 'published', 'removed'] as const;
export type SeasonMissionState = (typeof SEASON_MISSION_STATES)[number];

export const SEASON_REWARD_TYPES = ['battlecoin', 'xp'] as const satisfies readonly RewardType[];
export type SeasonRewardType = (typeof SEASON_REWARD_TYPES)[number];

/** Of coins half of what missions pay in a day, so that one that is doubled still fits. */
export const SEASON_REWARD_MAX: Readonly<Record<SeasonRewardType, number>> = { battlecoin: 250, xp: 500 };

/** Missions of one season, those that are removed left out. */
export const SEASON_MISSIONS_MAX = 12;

/** As much as somebody does in a month who is here each day. */
export const SEASON_TARGET_MAX: Readonly<Record<SeasonGoal, number>> = {
  'play-games': 300,
  'reach-targets': 200,
  'join-battles': 100,
  'win-games': 100,
  'win-battles': 100,
  'watch-minutes': 3_000,
  'add-friends': 20,
};

/** What staff set of a mission. */
export interface SeasonMissionEdit {
  readonly goal: SeasonGoal;
  readonly target: number;
  readonly title: string;
  readonly rewardType: SeasonRewardType;
  readonly rewardAmount: number;
  /** Smaller ones stand first. */
  readonly place: number;
  readonly state: SeasonMissionState;
}

export interface SeasonMission extends SeasonMissionEdit {
  readonly id: string;
  readonly season: string;
  /** Deeds of before count nothing; null of one that was never published. */
  readonly publishedAt: number | null;
}

/** The mission of a day or a week that counts the same. */
const LIKE: Readonly<Record<SeasonGoal, string>> = {
  'play-games': 'play-3-arcade-games',
  'reach-targets': 'reach-10-targets',
  'join-battles': 'join-1-battle',
  'win-games': 'win-10-games',
  'win-battles': 'win-2-battles',
  'watch-minutes': 'watch-60-minutes',
  'add-friends': 'add-3-friends',
};

function likeOf(goal: SeasonGoal): Mission {
  const mission = findMission(LIKE[goal]);
  if (!mission) throw new Error(`no mission counts ${goal}`);
  return mission;
}

/** By how much a deed moves each goal that it moves. */
export const goalsOf = (deed: Deed): { readonly goal: SeasonGoal; readonly amount: number }[] =>
  SEASON_GOALS.map((goal) => ({ goal, amount: likeOf(goal).counts(deed) })).filter(({ amount }) => amount > 0);

/** A stored mission in the form of all others. */
export const missionOfSeason = ({ id, goal, target, title, rewardType, rewardAmount }: SeasonMission): Mission => ({
  ...likeOf(goal),
  id,
  tab: 'season',
  title,
  target,
  reward: { type: rewardType, amount: rewardAmount },
});

/** Whether amounts lie within their limits, which hang on what is counted and paid. */
function problemOf({ goal, target, rewardType, rewardAmount }: SeasonMissionEdit): 'target' | 'rewardAmount' | null {
  if (target > SEASON_TARGET_MAX[goal]) return 'target';
  return rewardAmount > SEASON_REWARD_MAX[rewardType] ? 'rewardAmount' : null;
}

/** A new mission of a season, a draft. */
export function draftSeasonMission(
  id: string,
  season: string,
  edit: Omit<SeasonMissionEdit, 'state'>,
): Ruling<SeasonMission> {
  const draft = { ...edit, id, season, state: 'draft', publishedAt: null } as const;
  const field = problemOf(draft);
  return field === null ? allow(draft) : refuse('BAD_INPUT', { field });
}

/** Whether a published mission would ask for more, or pay less, than players were promised. */
const breaksPromise = (before: SeasonMissionEdit, after: SeasonMissionEdit): boolean =>
  after.state === 'draft' ||
  after.goal !== before.goal ||
  after.target !== before.target ||
  after.rewardType !== before.rewardType ||
  after.rewardAmount < before.rewardAmount;

/**
 * A mission after staff have changed it. What was published counts the same to the same number and never pays less: of
 * it title, place and a higher reward change, and it can be removed. So no edit takes back what somebody has completed.
 */
export function editSeasonMission(before: SeasonMission, edit: SeasonMissionEdit, now: number): Ruling<SeasonMission> {
  if (before.state === 'removed') return refuse('NOT_FOUND');
  if (before.state === 'published' && breaksPromise(before, edit)) return refuse('MISSION_PROMISED');
  const field = problemOf(edit);
  if (field !== null) return refuse('BAD_INPUT', { field });
  const publishedAt = before.publishedAt ?? (edit.state === 'published' ? now : null);
  return allow({ ...before, ...edit, publishedAt });
}

/** The seasons whose missions can be set: the newest until it ends, and the one after it; none before the first is open. */
export function openSets(newest: Season | null, now: number): readonly string[] {
  if (newest === null) return [];
  const next = seasonId(seasonNumber(newest.id) + 1);
  return newest.endsAt <= now ? [next] : [newest.id, next];
}

const EDITED = ['title', 'goal', 'target', 'rewardType', 'rewardAmount', 'place', 'state'] as const;

/** Of two versions of a mission, what staff have changed, as the audit log keeps it. */
export const seasonMissionChanges = (before: SeasonMissionEdit | null, after: SeasonMissionEdit) =>
  changesOf(EDITED, before, after);
