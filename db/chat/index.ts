/** What other rooms may use of this one. */
export { countOpenReports, listReportsAbout, listWaitingReports } from './moderation.queries.ts';
