import type { OwnScreens } from '../gallery/screen.ts';

export const resultsScreens: OwnScreens = {
  people: [
    { path: '/leaderboards', empty: ['Nobody is on this list yet'], failed: ['Failed to load the leaderboard'] },
    {
      path: '/replays',
      empty: ['No personal replays found', 'Start battling to create your first replay!'],
      failed: ['Failed to load the replays'],
    },
    { path: '/replays?game=fortnite', full: ['No personal replays found'] },
    '/replays?view=community',
    {
      path: '/replays?view=community&q=nobody-at-all',
      full: ['No community replays found', 'Try adjusting your search or filters'],
    },
    { path: '/replays?replay=past-24', full: ['First blood in the river'] },
  ],
  newcomers: ['/replays'],
};
