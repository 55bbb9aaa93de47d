/** What other rooms may use of this one. */
export { readRun } from './run.queries.ts';
