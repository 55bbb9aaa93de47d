import { teamsPath } from '../address/paths.ts';

/** TE-01 */
export const TEAMS_TABS = [
  { value: 'dashboard', label: 'Dashboard' },
  { value: 'create', label: 'Create Team' },
  { value: 'join', label: 'Join Team' },
  { value: 'requests', label: 'Requests' },
] as const;
export type TeamsTab = (typeof TEAMS_TABS)[number]['value'];

export const teamsTabPath = (tab: TeamsTab): string => `${teamsPath}?tab=${tab}`;

/** The dashboard with the challenge dialog open on a team. */
export const challengeTeamPath = (teamId: string): string => `${teamsPath}?challenge=${encodeURIComponent(teamId)}`;
