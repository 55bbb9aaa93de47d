/** What other rooms may use of this one. */
export { judgeNotice, sayJudged } from './judge-words.ts';
export { putMessage } from './post-message.ts';
export { fileReport } from './report-player.ts';
export { UserReportTypeEnum } from './chat.enums.ts';
export { UserReport } from './moderation.types.ts';
