import type { OwnScreens } from '../gallery/screen.ts';

export const missionsScreens: OwnScreens = {
  store: [
    {
      path: '/missions',
      empty: ['No missions'],
      failed: ['Failed to load your missions', 'Failed to load your streak'],
    },
    { path: '/missions?tab=season', empty: ['No season missions right now'] },
  ],
};
