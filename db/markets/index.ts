/** What other rooms may use of this one. */
export { countBettors, listWagers } from './creator.queries.ts';
export { readMarketResults } from './result.queries.ts';
