/** What other rooms may use of this one. */
export { tiedByTeam } from './battles/contested-team-battle.ts';
