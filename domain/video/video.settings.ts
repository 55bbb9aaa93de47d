import type { Flag } from '../shared/feature-flags.ts';

export const videoFlags = {
  'stream-recording': {
    name: 'Recording of streams',
    description: 'Streams are recorded while they are live; what was recorded can be watched without it too',
    enabled: true,
    category: 'features',
  },
  'stream-simulcast': {
    name: 'Simulcast of streams',
    description: 'Streams may go on to Twitch, YouTube and Kick while they are live',
    enabled: true,
    category: 'features',
  },
} satisfies Readonly<Record<string, Flag>>;
