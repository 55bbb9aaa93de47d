import type { Flag } from '../shared/feature-flags.ts';

export const matchmakingFlags = {
  'new-matchmaking': {
    name: 'Find me a match',
    description: 'Players may queue for an opponent of their strength; switched off, the queue empties at once',
    enabled: false,
    category: 'matchmaking',
  },
} satisfies Readonly<Record<string, Flag>>;
