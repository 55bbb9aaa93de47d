/** What other rooms may use of this one. */
export { liveKeyIds } from './key.queries.ts';
export { liveAccessTokenIds } from './oauth.queries.ts';
