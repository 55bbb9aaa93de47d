import { SEASON_TITLE_MAX } from '../../domain/missions/missions.schemas.ts';

/** Fields that answer what somebody has typed, by how many characters may be typed there. */
export const freeText = {
  'SeasonMission.title': SEASON_TITLE_MAX,
};
