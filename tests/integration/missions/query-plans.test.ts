// @module-tag engines
import {
  findProgress,
  listClaimable,
  lockMissionPlayer,
  readMilestones,
  readMissionPlayer,
  readProgress,
  voidDeed,
} from '../../../db/missions/mission.queries.ts';
import {
  listPublished,
  listSets,
  lockSeasonMission,
  readSeasonMissions,
} from '../../../db/missions/season-mission.queries.ts';
import { findLastSeason, findNewestSeason, findSeasonAt, readSeasonXp } from '../../../db/missions/season.queries.ts';
import { deleteOldTallies, previewGoals, takeBackTallies } from '../../../db/missions/tally.queries.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';

checkPlans([
  { name: 'missions, the player', run: ({ db }) => readMissionPlayer(db.read, 'x'), uses: [pk('mission_players')] },
  {
    name: 'missions, the player locked',
    run: async (world) => {
      const { userId } = await world.player();
      await world.db.transact((tx) => lockMissionPlayer(tx, userId));
    },
    uses: [pk('mission_players')],
  },
  {
    name: 'missions, progress of two periods',
    run: ({ db }) => readProgress(db.read, 'x', ['2026-03-02', '2026-03-04']),
    uses: [pk('mission_progress')],
  },
  {
    name: 'missions, one of a period',
    run: ({ db }) => findProgress(db.read, 'x', '2026-03-02', 'join-1-battle'),
    uses: [pk('mission_progress')],
  },
  {
    name: 'missions, what waits to be claimed',
    run: ({ db }) => listClaimable(db.read, 'x', 5),
    uses: ['mission_progress_claimable'],
    isInOrder: true,
  },
  { name: 'missions, milestones', run: ({ db }) => readMilestones(db.read, 'x'), uses: [pk('streak_milestones')] },
  {
    name: 'missions, a deed made void',
    run: ({ db }) => db.transact((tx) => voidDeed(tx, 'x', 'battle-joined:7', 5)),
    uses: [pk('mission_deeds')],
  },
  { name: 'missions, the season of an instant', run: ({ db }) => findSeasonAt(db.read, 5), uses: ['seasons_end'] },
  {
    name: 'missions, the last season',
    run: ({ db }) => findLastSeason(db.read, 5),
    uses: ['seasons_end'],
    isInOrder: true,
  },
  {
    name: 'missions, the newest season',
    run: ({ db }) => findNewestSeason(db.read),
    uses: ['seasons_end'],
    isInOrder: true,
  },
  {
    name: 'missions, experience of a season',
    run: ({ db }) => readSeasonXp(db.read, 'x', 'y'),
    uses: [pk('season_players')],
  },
  {
    name: 'missions, those published of a season',
    run: ({ db }) => listPublished(db.read, 'season-1', 5),
    uses: ['season_missions_set'],
  },
  {
    name: 'missions, some of a season',
    run: ({ db }) => readSeasonMissions(db.read, ['x', 'y']),
    uses: [pk('season_missions')],
  },
  {
    name: 'missions, one of a season locked',
    run: ({ db }) => db.transact((tx) => lockSeasonMission(tx, 'x')),
    uses: [pk('season_missions')],
  },
  {
    name: 'missions, the sets of two seasons',
    run: ({ db }) => listSets(db.read, ['season-1', 'season-2']),
    uses: ['season_missions_set'],
  },
  {
    name: 'missions, the preview of a season',
    run: ({ db }) => previewGoals(db.read, '2026-01-05', [{ goal: 'win-games', target: 3 }]),
    uses: ['mission_tallies_day'],
  },
  {
    name: 'missions, a deed taken out of what was done in a day',
    run: ({ db }) => db.transact((tx) => takeBackTallies(tx, 'x', '2026-01-05', { kind: 'friend-added' })),
    uses: [pk('mission_tallies')],
  },
  {
    name: 'missions, old days dropped',
    run: ({ db }) => db.transact((tx) => deleteOldTallies(tx, '2026-01-05')),
    uses: ['mission_tallies_day'],
  },
]);
