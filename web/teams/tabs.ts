import type { TeamsTab } from '../../domain/teams/teams.paths.ts';

/** TE-01 */
export const TEAMS_TABS = [
  { value: 'dashboard', label: 'Dashboard' },
  { value: 'create', label: 'Create Team' },
  { value: 'join', label: 'Join Team' },
  { value: 'requests', label: 'Requests' },
] as const satisfies readonly { value: TeamsTab; label: string }[];
