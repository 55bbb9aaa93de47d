import type { OwnScreens } from '../gallery/screen.ts';

export const arcadeScreens: OwnScreens = {
  arcade: [
    { path: '/arcade', empty: ['No games found', 'Nobody else right now', 'No records yet', 'No runs yet'] },
    '/arcade?filter=high-stakes&sort=newest',
    '/arcade?play=turncoat',
    '/arcade/bank-shot',
    {
      path: '/arcade/counterweight',
      empty: ['Nobody has played today’s course yet. Be the first.', 'No rated runs yet', 'Not played yet'],
    },
    { path: '/arcade/daily/counterweight', empty: ['Nobody played that day'] },
    '/arcade/daily/turncoat',
    '/arcade/bracket/{bracket}',
    '/arcade/run/{run}',
    { path: '/arcade/run/{run}/replay', full: ['Nothing to watch yet'] },
    '/arcade/run/heat-1-1/replay',
    '/arcade/no-such-game',
  ],
};
