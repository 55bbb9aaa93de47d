/** What other rooms may use of this one. */
export { tiedByTeam } from './contested-team-battle.ts';
