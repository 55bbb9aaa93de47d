import { DAY, utcDay } from '../../domain/shared/time.ts';
import { deleteOldDeeds, lockMissionPlayer } from '../../db/missions/mission.queries.ts';
import { eraseMissionData, readMissionData } from '../../db/missions/personal-data.queries.ts';
import { deleteOldTallies } from '../../db/missions/tally.queries.ts';
import { samples } from '../../db/missions/samples.ts';
import type { Room } from '../kernel/room.ts';
import { hearOfBonus, payBonus } from './claim-mission.ts';
import { countMissions } from './count-missions.ts';
import { LevelResolver } from './level.resolver.ts';
import { MissionsResolver } from './missions.resolver.ts';
import { missionsRefusals } from './refusals.ts';
import { SeasonMissionsResolver } from './season-missions.resolver.ts';

/** Longer than any deed can be told again or made void. */
const DEED_KEPT = 90 * DAY;

export const missions: Room = {
  name: 'missions',
  refusals: missionsRefusals,
  resolvers: [LevelResolver, MissionsResolver, SeasonMissionsResolver],
  subscribers: [countMissions, hearOfBonus],
  jobs: { 'mission.pay-bonus': payBonus },
  topics: ['missions'],
  expires: [
    (tx, now) => deleteOldDeeds(tx, now - DEED_KEPT),
    (tx, now) => deleteOldTallies(tx, utcDay(now - DEED_KEPT)),
  ],
  personalData: {
    tables: {
      mission_players: 'exported, erased',
      mission_progress: 'exported, erased',
      mission_deeds: 'exported, erased',
      mission_tallies: 'exported, erased',
      streak_milestones: 'exported, erased',
      season_players: 'exported, erased',
    },
    read: async (reader, userId) => ({ missions: await readMissionData(reader, userId) }),
    // Whoever claims or opens a day holds this row before the accounts of the ledger.
    lock: async ({ tx, user }) => void (await lockMissionPlayer(tx, user.id)),
    erase: ({ tx, user }) => eraseMissionData(tx, user.id),
  },
  samples,
};
