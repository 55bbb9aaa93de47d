/** What other rooms may use of this one. */
export { readWaitingBlocked } from './blocked-message.queries.ts';
export { countOpenReports, listReportsAbout, listWaitingReports } from './moderation.queries.ts';
