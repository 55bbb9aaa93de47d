import { DAY, utcDay } from '../../domain/shared/time.ts';
import { readMainGames } from '../../db/results/main-game.queries.ts';
import { readResultData } from '../../db/results/personal-data.queries.ts';
import { deleteOldViews, eraseReplayTraces } from '../../db/results/replay-changes.ts';
import { samples } from '../../db/results/samples.ts';
import type { Room } from '../kernel/room.ts';
import { answerClip } from './answer-clip.ts';
import { EarningResolver } from './earning.resolver.ts';
import { earningRoutes } from './earning.rest.ts';
import { keepLeaders } from './keep-leaders.ts';
import { LeaderboardResolver } from './leaderboard.resolver.ts';
import { ProfileResultResolver } from './profile-result.resolver.ts';
import { RatingResolver } from './rating.resolver.ts';
import { recordGame } from './record-game.ts';
import { ReplayResolver } from './replay.resolver.ts';
import { replayRoutes } from './replay.rest.ts';
import { CLIP_FOLDER } from './replay.types.ts';
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
  topics: ['leaders'],
  provides: { mainGames: readMainGames },
  expires: [(tx, now) => deleteOldViews(tx, utcDay(now - VIEW_LIFE))],
  uploads: { clip: 'private, erased' },
  personalData: {
    tables: {
      player_stats: `exported, ${COUNTED}`,
      game_records: `exported, ${COUNTED}`,
      outcomes: `exported, ${COUNTED}`,
      prizes: `exported, ${COUNTED}`,
      leaders: `exported, ${COUNTED}`,
      ratings: `exported, ${COUNTED}`,
      rating_history: `exported, ${COUNTED}`,
      counted_tournaments: `exported, ${COUNTED}`,
      counted_runs: `exported, ${COUNTED}`,
      achievements: `exported, ${COUNTED}`,
      replays: COUNTED,
      replay_clips: 'exported, erased',
      replay_highlights: 'exported, erased',
      replay_views: 'exported, erased',
    },
    read: async (reader, userId) => ({ results: await readResultData(reader, userId) }),
    erase: ({ tx, user }) => eraseReplayTraces(tx, user.id),
  },
  samples,
};
