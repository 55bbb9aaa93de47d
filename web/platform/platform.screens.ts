import type { OwnScreens } from '../gallery/screen.ts';

export const platformScreens: OwnScreens = {
  help: [
    {
      path: '/programs',
      empty: ['No keys yet'],
      failed: ['Failed to load your keys', 'Failed to load your webhooks'],
    },
    { path: '/programs?webhook=log', empty: ['Nothing has happened yet'], failed: ['Failed to load your event log'] },
    // As it was called before, and still leads from older notices.
    '/developers',
    '/connect/device',
    '/connect/no-such-question',
  ],
};
