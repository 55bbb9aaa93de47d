/** What other rooms may use of this one. */
export { tellBoards } from './boards/keep-leaders.ts';
export { RatingPoint } from './boards/leaderboard.types.ts';
export { Replay } from './replays/replay.types.ts';
export { RankBadgeEnum, ResultEnum } from './result.enums.ts';
