/** What other rooms may use of this one. */
export { RankBadgeEnum, ResultEnum } from './result.enums.ts';
