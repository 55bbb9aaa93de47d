import type { OwnScreens } from '../gallery/screen.ts';

export const streamsScreens: OwnScreens = {
  streams: [
    '/streams',
    '/streams?game=cs2&sort=recent',
    '/stream/3',
    '/past-stream/no-such-stream',
    '/clips/no-such-clip',
  ],
};
