import { teamPattern, teamsPath } from '../../domain/teams/teams.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';

export const teams = defineRoom({
  pages: [
    page('member', teamsPath, async () => (await import('./screens/teams-screen.tsx')).TeamsScreen),
    page('member', teamPattern, async () => (await import('./screens/team-screen.tsx')).TeamScreen),
  ],
  menu: [{ place: 'navigation', order: 70, to: teamsPath, label: 'Teams', icon: 'teams' }],
});
