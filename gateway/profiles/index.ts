/** What other rooms may use of this one. */
export { readGameNames } from './read-game-names.ts';
export { PublicProfile } from './profile.types.ts';
export { sightOf } from './sight-of.ts';
