/** What other rooms may use of this one. */
export { PublicProfile } from './profile.types.ts';
export { sightOf } from './sight-of.ts';
