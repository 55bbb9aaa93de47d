import { teamPattern, teamsPath } from '../../domain/teams/teams.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import * as t from './__generated__/messages.ts';

declare module '../parts/part.tsx' {
  interface Parts {
    /** The player's team in short, with its members. */
    'teams.own': object;
  }
}

export const teams = defineRoom({
  pages: [
    page('member', teamsPath, async () => (await import('./screens/teams-screen.tsx')).TeamsScreen),
    page('member', teamPattern, async () => (await import('./screens/team-screen.tsx')).TeamScreen),
  ],
  menu: [{ place: 'navigation', order: 70, to: teamsPath, label: t.teams(), icon: 'teams' }],
  parts: {
    'teams.own': part(async () => (await import('./components/own-team-panel.tsx')).OwnTeamPanel),
  },
});
