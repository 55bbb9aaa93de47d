import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { EARNING_PERIODS, EARNING_TYPES } from '../../domain/results/earnings.ts';
import { BOARD_REGIONS, LEADER_PERIODS, OVERALL } from '../../domain/results/leaderboard.ts';
import { RANK_BADGES } from '../../domain/results/rating.ts';
import { REPLAY_GAMES, REPLAY_VIEWS, WAGER_BANDS } from '../../domain/results/replay.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const EarningTypeEnum = graphqlEnum('EarningType', 'Where an earning comes from.', EARNING_TYPES);

export const EarningPeriodEnum = graphqlEnum('EarningPeriod', 'Which earnings are meant, UTC.', EARNING_PERIODS);

export const ReplayViewEnum = graphqlEnum(
  'ReplayView',
  'Whose replays are meant; `CLIPS` are the own ones to which the caller has uploaded a clip.',
  REPLAY_VIEWS,
);

export const ReplayGameEnum = graphqlEnum('ReplayGame', 'The games that replays are narrowed to.', REPLAY_GAMES);

export const WagerBandEnum = graphqlEnum('WagerBand', 'Below $500, or $500 and above.', WAGER_BANDS);

export const BoardRegionEnum = graphqlEnum('BoardRegion', 'Whose leaderboard it is.', BOARD_REGIONS);

export const LeaderPeriodEnum = graphqlEnum('LeaderPeriod', 'How long a leaderboard runs, UTC.', LEADER_PERIODS);

export const RankBadgeEnum = graphqlEnum('RankBadge', 'How strong a player is in a game.', RANK_BADGES);

export const ResultEnum = graphqlEnum('BattleResult', 'How a settled battle ended for a player.', ['win', 'loss']);

/** The boards there are: one for each game and one for all of them. */
const BOARD_GAMES = [OVERALL, ...BATTLE_GAMES] as const;
export type BoardGame = (typeof BOARD_GAMES)[number];
export const BoardGameEnum = graphqlEnum('BoardGame', 'Whose battles a leaderboard counts.', BOARD_GAMES);
