import {
  MISSION_CATEGORIES,
  MISSION_STATUSES,
  MISSION_TABS,
  MISSION_UNITS,
  REWARD_TYPES,
  UNLOCKS,
} from '../../domain/missions/missions.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const MissionTabEnum = graphqlEnum('MissionTab', 'How often missions begin anew (MI-01).', MISSION_TABS);

export const MissionCategoryEnum = graphqlEnum('MissionCategory', 'What a mission is about.', MISSION_CATEGORIES);

export const MissionStatusEnum = graphqlEnum(
  'MissionStatus',
  'How a mission stands with the caller (MI-07).',
  MISSION_STATUSES,
);

export const MissionUnitEnum = graphqlEnum('MissionUnit', 'What progress is counted in.', MISSION_UNITS);

export const RewardTypeEnum = graphqlEnum('RewardType', 'What a mission pays.', REWARD_TYPES);

export const UnlockEnum = graphqlEnum('Unlock', 'What a locked mission waits for.', UNLOCKS);
