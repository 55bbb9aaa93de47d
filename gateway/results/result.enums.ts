import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { EARNING_PERIODS, EARNING_SOURCES, EARNING_TYPES } from '../../domain/results/earnings.ts';
import { BOARD_REGIONS, LEADER_PERIODS, OVERALL } from '../../domain/results/leaderboard.ts';
import { RANK_BADGES } from '../../domain/results/rating.ts';
import { HIGH_WAGER_CENTS, REPLAY_GAMES, REPLAY_VIEWS, WAGER_BANDS } from '../../domain/results/replay.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const EarningTypeEnum = graphqlEnum('EarningType', 'Where an earning comes from.', EARNING_TYPES, {
  'battle-win': 'A battle that was won, by a player or a team, or in the arcade.',
  'battle-loss': 'A battle that was lost, by a player or a team, or in the arcade.',
  tournament: 'A tournament with a buy-in, or a bracket of the arcade: the prize less what was paid in.',
  challenge: 'A sponsored challenge that was paid, or a skill match of the arcade for money.',
});

export const EarningSourceEnum = graphqlEnum('EarningSource', 'What an earning is of.', EARNING_SOURCES, {
  battle: 'A battle of two players.',
  tournament: 'A tournament.',
  challenge: 'A sponsored challenge.',
  'team-battle': 'A battle of two teams.',
  'arcade-skill': 'A skill match of the arcade.',
  'arcade-battle': 'A 1v1 battle of the arcade.',
  'arcade-bracket': 'A bracket of the arcade.',
});

export const EarningPeriodEnum = graphqlEnum('EarningPeriod', 'Which earnings are meant, UTC.', EARNING_PERIODS, {
  all: 'All time.',
  month: 'Since the first of this month.',
  'days-30': 'The last 30 days, counted back from now.',
  'days-90': 'The last 90 days, counted back from now.',
  year: 'Since the first of January.',
});

export const ReplayViewEnum = graphqlEnum(
  'ReplayView',
  'Whose replays are meant; `CLIPS` are the own ones to which the caller has uploaded a clip.',
  REPLAY_VIEWS,
  {
    mine: 'The caller’s own.',
    clips: 'The caller’s own to which the caller has uploaded a clip.',
    community: 'Public ones of others.',
  },
);

export const ReplayGameEnum = graphqlEnum('ReplayGame', 'The games that replays are narrowed to.', REPLAY_GAMES, {
  valorant: 'Valorant.',
  fortnite: 'Fortnite; no battle is played in it, so that nothing is found.',
  cs2: 'CS2.',
  rocketleague: 'Rocket League; no battle is played in it, so that nothing is found.',
  league: 'League of Legends.',
  apex: 'Apex Legends.',
});

export const WagerBandEnum = graphqlEnum('WagerBand', 'Below $500, or $500 and above.', WAGER_BANDS, {
  low: `Stakes below $${HIGH_WAGER_CENTS / 100}.`,
  high: `Stakes of $${HIGH_WAGER_CENTS / 100} and above.`,
});

export const BoardRegionEnum = graphqlEnum('BoardRegion', 'Whose leaderboard it is.', BOARD_REGIONS, {
  global: 'Everybody, also those who have chosen no region.',
  na: 'Players at home in North America.',
  eu: 'Players at home in Europe.',
  asia: 'Players at home in Asia.',
});

export const LeaderPeriodEnum = graphqlEnum('LeaderPeriod', 'How long a leaderboard runs, UTC.', LEADER_PERIODS, {
  weekly: 'From Monday to Sunday.',
  monthly: 'A calendar month.',
  alltime: 'From the first battle on.',
});

export const RankBadgeEnum = graphqlEnum('RankBadge', 'How strong a player is in a game.', RANK_BADGES, {
  bronze: 'A rating below 850.',
  silver: 'A rating from 850 on.',
  gold: 'A rating from 1,150 on.',
  platinum: 'A rating from 1,300 on.',
  diamond: 'A rating from 1,450 on.',
});

export const ResultEnum = graphqlEnum('BattleResult', 'How a settled battle ended for a player.', ['win', 'loss'], {
  win: 'The player won it.',
  loss: 'The player lost it.',
});

/** The boards there are: one for each game and one for all of them. */
const BOARD_GAMES = [OVERALL, ...BATTLE_GAMES] as const;
export type BoardGame = (typeof BOARD_GAMES)[number];
export const BoardGameEnum = graphqlEnum('BoardGame', 'Whose battles a leaderboard counts.', BOARD_GAMES, {
  overall: 'Those of all games together.',
  valorant: 'Those in Valorant.',
  cs2: 'Those in CS2.',
  apex: 'Those in Apex Legends.',
  league: 'Those in League of Legends.',
  chess: 'Those in chess.',
});
