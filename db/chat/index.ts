/** What other rooms may use of this one. */
export { countOpenReports, listReportsAbout } from './moderation.queries.ts';
