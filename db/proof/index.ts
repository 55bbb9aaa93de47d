/** What other rooms may use of this one. */
export { countProven } from './trust.queries.ts';
