/** What other rooms may use of this one. */
export { tellBoards } from './keep-leaders.ts';
export { Replay } from './replay.types.ts';
export { RankBadgeEnum, ResultEnum } from './result.enums.ts';
