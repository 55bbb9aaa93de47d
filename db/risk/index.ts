/** What other rooms may use of this one. */
export { countOpenCases, readWaitingCases } from './risk-case.queries.ts';
