/** What other rooms may use of this one. */
export { Trust } from './trust.resolver.ts';
