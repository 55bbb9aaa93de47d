/** What other rooms may use of this one. */
export { MarketResults, readResults } from './read-results.ts';
