import * as z from 'zod/mini';
import { STAFF_REASON_MAX } from '../accounts/accounts.schemas.ts';
import { chosen, requiredText, typedWhole, whole } from '../shared/schema.ts';
import {
  SEASON_GOALS,
  SEASON_MISSION_STATES,
  SEASON_REWARD_MAX,
  SEASON_REWARD_TYPES,
  SEASON_TARGET_MAX,
} from './season-missions.ts';

export const SEASON_TITLE_MAX = 60;
export const SEASON_PLACE = { min: 1, max: 99 } as const;
/** What is counted and paid limits them further. */
export const SEASON_TARGET = { min: 1, max: Math.max(...Object.values(SEASON_TARGET_MAX)) } as const;
export const SEASON_REWARD = { min: 1, max: Math.max(...Object.values(SEASON_REWARD_MAX)) } as const;

const words = { title: requiredText(SEASON_TITLE_MAX), reason: requiredText(STAFF_REASON_MAX) };

const counted = { goal: z.enum(SEASON_GOALS), target: whole(SEASON_TARGET) };

/** What a preview is asked for. */
export const seasonPreview = z.object(counted);

const set = {
  ...words,
  ...counted,
  rewardType: z.enum(SEASON_REWARD_TYPES),
  rewardAmount: whole(SEASON_REWARD),
  place: whole(SEASON_PLACE),
};

/** A new mission of a season, and why. */
export const seasonMissionDraft = z.object(set);

/** What staff change of one, and why. */
export const seasonMissionEdit = z.object({ ...set, state: z.enum(SEASON_MISSION_STATES) });

/** The same as it is typed. */
export const seasonMissionForm = z.object({
  ...words,
  goal: chosen(SEASON_GOALS),
  target: typedWhole(SEASON_TARGET),
  rewardType: chosen(SEASON_REWARD_TYPES),
  rewardAmount: typedWhole(SEASON_REWARD),
  place: typedWhole(SEASON_PLACE),
  state: chosen(SEASON_MISSION_STATES),
});
