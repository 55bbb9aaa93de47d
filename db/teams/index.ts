/** What other rooms may use of this one. */
export { addToTeam, lockTeams, readMembership, readRoster, readTeam } from './team.queries.ts';
export { teams } from './team.table.ts';
