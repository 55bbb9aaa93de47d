import type { OwnScreens } from '../gallery/screen.ts';

export const tournamentsScreens: OwnScreens = {
  visitors: ['/tournaments/cup-1', '/tournaments/bracket-6/matches/10'],
  contests: [
    '/tournaments/cup-1',
    '/tournaments/bracket-6',
    '/tournaments/bracket-6?tab=bracket',
    '/tournaments/bracket-6?tab=bracket&view=table',
    '/tournaments/bracket-6?tab=standings',
    '/tournaments/bracket-6?tab=schedule',
    '/tournaments/bracket-6/matches/10',
    '/tournaments/new?kind=bracket',
    '/tournaments/cup-1/edit',
    '/tournaments/no-such-tournament',
  ],
  desks: ['/tournaments/bracket-6/desk'],
};
