import type { TeamsTab } from '../../domain/teams/teams.paths.ts';
import * as t from './__generated__/messages.ts';

/** TE-01 */
export const TEAMS_TABS = [
  { value: 'dashboard', label: t.dashboard() },
  { value: 'create', label: t.createTeam() },
  { value: 'join', label: t.joinTeam() },
  { value: 'requests', label: t.requests() },
] as const satisfies readonly { value: TeamsTab; label: string }[];
