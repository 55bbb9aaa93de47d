import {
  MISSION_CATEGORIES,
  MISSION_STATUSES,
  MISSION_TABS,
  MISSION_UNITS,
  REWARD_TYPES,
  UNLOCKS,
} from '../../domain/missions/missions.ts';
import { SEASON_GOALS, SEASON_MISSION_STATES } from '../../domain/missions/season-missions.ts';
import { graphqlEnum } from '../schema/enums.ts';

/** MI-01 */
export const MissionTabEnum = graphqlEnum('MissionTab', 'How often missions begin anew.', MISSION_TABS, {
  daily: 'With each day on the player’s own calendar.',
  weekly: 'With each Monday on the player’s own calendar.',
  season: 'With each season.',
});

export const MissionCategoryEnum = graphqlEnum('MissionCategory', 'What a mission is about.', MISSION_CATEGORIES, {
  win: 'Winning.',
  wager: 'Taking part in battles.',
  social: 'Making friends.',
  game: 'Playing in the arcade.',
  stream: 'Watching streams.',
});

/** MI-07 */
export const MissionStatusEnum = graphqlEnum(
  'MissionStatus',
  'How a mission stands with the caller.',
  MISSION_STATUSES,
  {
    locked: 'It counts nothing before what `unlockedBy` names.',
    active: 'It counts what the caller does.',
    completed: 'Its target is reached; the reward waits to be claimed.',
    claimed: 'Its reward was credited.',
  },
);

export const MissionUnitEnum = graphqlEnum('MissionUnit', 'What progress is counted in.', MISSION_UNITS, {
  times: 'How often something was done.',
  cents: 'US dollars, in cents.',
  minutes: 'Minutes.',
});

export const RewardTypeEnum = graphqlEnum('RewardType', 'What a mission pays.', REWARD_TYPES, {
  battlecoin: 'BattleCoin, into the wallet.',
  xp: 'Experience, which makes levels and moves the battle pass.',
  credits: 'Credits for practice cosmetics.',
  multiplier: 'For 24 hours, missions pay a multiple of their coins.',
});

export const SeasonGoalEnum = graphqlEnum('SeasonGoal', 'What a mission of a season counts.', SEASON_GOALS, {
  'play-games': 'Arcade runs that count; practice from half of the target score on.',
  'reach-targets': 'Arcade runs with the target score reached, in any mode.',
  'join-battles': 'Battles that have started with the player in them.',
  'win-games': 'Battles won, first places in the arcade, and runs of free mode with five of nine rivals beaten.',
  'win-battles': 'Battles won.',
  'watch-minutes': 'Minutes of streams of others watched, 120 of a UTC day at most.',
  'add-friends': 'Friends made.',
});

export const SeasonMissionStateEnum = graphqlEnum(
  'SeasonMissionState',
  'Whether players have a mission of a season.',
  SEASON_MISSION_STATES,
  {
    draft: 'Only staff see it.',
    published: 'Players have it while its season runs.',
    removed: 'Players have it no more; whoever has completed it can still claim it.',
  },
);

export const UnlockEnum = graphqlEnum('Unlock', 'What a locked mission waits for.', UNLOCKS, {
  verified: 'That the player is verified.',
  arcade: 'That the arcade is open.',
  streams: 'That streams are open.',
});
