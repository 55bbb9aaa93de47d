import { pathTo, withQuery } from '../shared/path-to.ts';

/** The teams area; a tab is named behind the question mark. */
export const teamsPath = '/teams';
export type TeamsTab = 'dashboard' | 'create' | 'join' | 'requests';
export const teamsTabPath = (tab: TeamsTab): string => withQuery(teamsPath, { tab });
export const teamPattern = '/teams/:id';
export const teamPath = (id: string): string => pathTo(teamPattern, { id });
/** The address says so while no team is chosen yet. */
export const ANY_TEAM = 'any';
/** The dashboard with the offer dialog open on a team. */
export const offerTeamBattlePath = (teamId: string): string => withQuery(teamsPath, { challenge: teamId });
