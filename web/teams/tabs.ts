import type { TeamsTab } from '../../domain/teams/teams.paths.ts';
import { optionsOf } from '../ui/options.ts';
import * as t from './__generated__/messages.ts';

/** TE-01 */
export const TEAMS_TABS = optionsOf<TeamsTab>({
  dashboard: t.dashboard(),
  create: t.createTeam(),
  join: t.joinTeam(),
  requests: t.requests(),
});
