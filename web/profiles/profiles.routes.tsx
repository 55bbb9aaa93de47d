import { playerPattern, profilePath } from '../../domain/profiles/profiles.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';

export const profiles = defineRoom({
  pages: [
    page('member', profilePath, async () => (await import('./screens/profile-screen.tsx')).ProfileScreen, [
      'results.statistics',
      'results.record',
    ]),
    page('member', playerPattern, async () => (await import('./screens/player-screen.tsx')).PlayerScreen, [
      'results.statistics',
      'results.record',
    ]),
  ],
});
