/** What other rooms may use of this one. */
export { readWaitingVerifications } from './verification.queries.ts';
