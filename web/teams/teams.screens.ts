import type { OwnScreens } from '../gallery/screen.ts';

export const teamsScreens: OwnScreens = {
  contests: [
    '/teams',
    '/teams?tab=create',
    '/teams?tab=join',
    '/teams?tab=requests',
    '/teams?challenge=team-2',
    '/teams/team-3',
  ],
};
