/** What other rooms may use of this one. */
export { judgeNotice, sayJudged } from './moderation/judge-words.ts';
export { putMessage } from './post-message.ts';
export { fileReport } from './moderation/report-player.ts';
export { UserReportTypeEnum } from './chat.enums.ts';
export { UserReport } from './moderation/moderation.types.ts';
