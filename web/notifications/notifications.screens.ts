import type { OwnScreens } from '../gallery/screen.ts';

export const notificationsScreens: OwnScreens = {
  people: [
    { path: '/notifications', failed: ['Failed to load notifications'] },
    '/notifications?tab=battle-invites',
    '/notifications?tab=payouts',
    '/notifications?tab=security',
  ],
};
