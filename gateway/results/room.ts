import { DAY, utcDay } from '../../domain/shared/time.ts';
import { resultsNotices } from '../../domain/results/notices.ts';
import { personal } from '../../db/client/personal-data.ts';
import { achievements } from '../../db/results/achievement.table.ts';
import { countedTournaments, leaders, ratingHistory, ratings } from '../../db/results/leader.table.ts';
import { prizes } from '../../db/results/prize.table.ts';
import { replayClips, replayHighlights, replayViews, replays } from '../../db/results/replay.table.ts';
import { gameRecords, outcomes, playerStats } from '../../db/results/result.table.ts';
import { countedRuns } from '../../db/results/run.table.ts';
import { readMainGames } from '../../db/results/main-game.queries.ts';
import { deleteOldViews } from '../../db/results/replay-changes.ts';
import { samples } from '../../db/results/samples.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { answerClip } from './replays/answer-clip.ts';
import { EarningResolver } from './boards/earning.resolver.ts';
import { earningRoutes } from './boards/earning.rest.ts';
import { keepLeaders } from './boards/keep-leaders.ts';
import { LeaderboardResolver } from './boards/leaderboard.resolver.ts';
import { ProfileResultResolver } from './profile-result.resolver.ts';
import { RatingResolver } from './rating.resolver.ts';
import { recordGame } from './record-game.ts';
import { ReplayResolver } from './replays/replay.resolver.ts';
import { replayRoutes } from './replays/replay.rest.ts';
import { CLIP_FOLDER } from './replays/replay.types.ts';
import { ResultResolver } from './result.resolver.ts';
import { resultRoutes } from './result.rest.ts';
import { unlockAchievements, unlockForContest } from './unlock-achievements.ts';
import { resultsRefusals } from './refusals.ts';

/** Beyond the week that the most viewed replays are counted over. */
const VIEW_LIFE = 30 * DAY;

const COUNTED = 'kept: what was played and how it ended is the other side’s record too; it names no person any more';

declare module '../../db/uploads/upload.table.ts' {
  interface UploadPurposes {
    clip: unknown;
  }
}

export const results: Room = {
  name: 'results',
  refusals: resultsRefusals,
  resolvers: [
    EarningResolver,
    LeaderboardResolver,
    ProfileResultResolver,
    RatingResolver,
    ReplayResolver,
    ResultResolver,
  ],
  routes: [...resultRoutes, ...replayRoutes, ...earningRoutes],
  shared: { Leaderboard: ['leaders.changed', 'account.renamed', 'account.avatar-changed', 'account.look-changed'] },
  files: [{ prefix: CLIP_FOLDER, answer: answerClip }],
  jobs: { 'achievements.unlock': unlockForContest },
  subscribers: [recordGame, unlockAchievements, keepLeaders],
  notices: resultsNotices,
  topics: ['leaders'],
  provides: { mainGames: readMainGames },
  expires: [(tx, now) => deleteOldViews(tx, utcDay(now - VIEW_LIFE))],
  uploads: { clip: 'private, erased' },
  personalData: {
    tables: [
      personal(playerStats, { fates: { userId: COUNTED }, archive: { 'results.stats': { as: 'row' } } }),
      personal(gameRecords, { fates: { userId: COUNTED }, archive: { 'results.games': { order: ['game'] } } }),
      personal(outcomes, {
        fates: { userId: COUNTED },
        archive: { 'results.outcomes': { order: ['at', 'battleId'] } },
      }),
      personal(prizes, {
        fates: { userId: COUNTED, opponentId: COUNTED },
        archive: { 'results.prizes': { order: ['at', 'subjectId'] } },
      }),
      personal(leaders, {
        fates: { userId: COUNTED },
        archive: { 'results.boards': { order: ['span', 'game', 'region'] } },
      }),
      personal(ratings, { fates: { userId: COUNTED }, archive: { 'results.ratings': { order: ['game'] } } }),
      personal(ratingHistory, {
        fates: { userId: COUNTED },
        archive: { 'results.ratingHistory': { order: ['at', 'battleId'] } },
      }),
      personal(countedTournaments, {
        fates: { userId: COUNTED },
        archive: { 'results.countedTournaments': { order: ['at', 'tournamentId'] } },
      }),
      personal(countedRuns, {
        fates: { userId: COUNTED },
        archive: { 'results.countedRuns': { order: ['at', 'runId'] } },
      }),
      personal(achievements, {
        fates: { userId: COUNTED },
        archive: {
          'results.achievements': { shows: ['achievement', 'unlockedAt'], order: ['unlockedAt', 'achievement'] },
        },
      }),
      personal(replays, { fates: { creatorId: COUNTED, opponentId: COUNTED, winnerId: COUNTED } }),
      personal(replayHighlights, {
        fates: { authorId: 'erased' },
        archive: { 'results.highlights': { shows: ['replayId', 'atSeconds', 'text', 'at'], order: ['at', 'id'] } },
      }),
      personal(replayClips, {
        fates: { playerId: 'erased' },
        archive: { 'results.clips': { shows: ['replayId', 'sizeBytes', 'at'], order: ['at', 'replayId'] } },
      }),
      personal(replayViews, {
        fates: { userId: 'erased' },
        archive: { 'results.viewedReplays': { shows: ['replayId', 'day'], order: ['day', 'replayId'] } },
      }),
    ],
  },
  samples,
};
