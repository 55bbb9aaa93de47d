/** What other rooms may use of this one. */
export { tellBoards } from './keep-leaders.ts';
export { RatingPoint } from './leaderboard.types.ts';
export { Replay } from './replay.types.ts';
export { RankBadgeEnum, ResultEnum } from './result.enums.ts';
