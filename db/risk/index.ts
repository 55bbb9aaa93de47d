/** What other rooms may use of this one. */
export { countOpenCases, listCasesAbout, readWaitingCases } from './risk-case.queries.ts';
