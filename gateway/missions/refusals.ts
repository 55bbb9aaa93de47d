import type { MissionsRefusal } from '../../domain/missions/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const missionsRefusals: PublicRefusals<MissionsRefusal> = {
  MISSION_NOT_COMPLETED: [409, 'The mission is not completed'],
  MISSION_CLAIMED: [409, 'The reward has been claimed already'],
  CLAIM_OVER: [409, 'A completed mission can be claimed for seven days, which are over'],
  MISSION_CAP_REACHED: [409, 'Missions pay 500 BC a UTC day; `claimableAt` is when this reward can be claimed'],
  MISSION_PROMISED: [409, 'A published mission counts the same to the same number and pays no less'],
  MISSION_CHANGED: [409, 'The mission has been changed since it was read'],
  SEASON_SET_CLOSED: [409, 'Missions are set for the newest season until it ends, and for the one after it'],
  SEASON_SET_FULL: [409, 'A season has twelve missions at most'],
};
