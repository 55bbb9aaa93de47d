import type { MissionsRefusal } from '../../domain/missions/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const missionsRefusals: PublicRefusals<MissionsRefusal> = {
  MISSION_NOT_COMPLETED: [409, 'The mission is not completed'],
  MISSION_CLAIMED: [409, 'The reward has been claimed already'],
  CLAIM_OVER: [409, 'A completed mission can be claimed for seven days, which are over'],
  MISSION_CAP_REACHED: [409, 'Missions pay 500 BC a UTC day; `claimableAt` is when this reward can be claimed'],
};
