/** What other rooms may use of this one. */
export { listPairings } from './pair.queries.ts';
export { readRun } from './run.queries.ts';
