import { DAY, utcDay } from '../../domain/shared/time.ts';
import { missionsNotices } from '../../domain/missions/notices.ts';
import { missionDeeds, missionPlayers, missionProgress, streakMilestones } from '../../db/missions/mission.table.ts';
import { missionTallies } from '../../db/missions/season-mission.table.ts';
import { seasonPlayers } from '../../db/missions/season.table.ts';
import { personal } from '../../db/client/personal-data.ts';
import { deleteOldDeeds, lockMissionPlayer } from '../../db/missions/mission.queries.ts';
import { deleteOldTallies } from '../../db/missions/tally.queries.ts';
import { samples } from '../../db/missions/samples.ts';
import type { Room } from '../kernel/manifest/room.ts';
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
  notices: missionsNotices,
  jobs: { 'mission.pay-bonus': payBonus },
  topics: ['missions'],
  expires: [
    (tx, now) => deleteOldDeeds(tx, now - DEED_KEPT),
    (tx, now) => deleteOldTallies(tx, utcDay(now - DEED_KEPT)),
  ],
  personalData: {
    tables: [
      personal(missionPlayers, { fates: { userId: 'erased' }, archive: { 'missions.player': { as: 'row' } } }),
      personal(missionProgress, {
        fates: { userId: 'erased' },
        archive: { 'missions.missions': { order: ['period', 'mission'] } },
      }),
      personal(missionDeeds, { fates: { userId: 'erased' }, archive: { 'missions.deeds': { order: ['deed'] } } }),
      personal(streakMilestones, {
        fates: { userId: 'erased' },
        archive: { 'missions.milestones': { order: ['since', 'milestone'] } },
      }),
      personal(missionTallies, {
        fates: { userId: 'erased' },
        archive: { 'missions.tallies': { order: ['day', 'goal'] } },
      }),
      personal(seasonPlayers, { fates: { userId: 'erased' }, archive: { 'missions.seasons': { order: ['season'] } } }),
    ],
    // Whoever claims or opens a day holds this row before the accounts of the ledger.
    lock: async ({ tx, user }) => void (await lockMissionPlayer(tx, user.id)),
  },
  samples,
};
