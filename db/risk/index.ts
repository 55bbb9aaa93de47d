/** What other rooms may use of this one. */
export { countOpenCases } from './risk-case.queries.ts';
