import { earningsPath, leaderboardsPath, replaysPath } from '../../domain/results/results.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { PlayerRecordProps } from './components/player-record.tsx';
import type { TopReplaysProps } from './components/top-replays.tsx';
import * as t from './__generated__/messages.ts';

declare module '../parts/part.tsx' {
  interface Parts {
    'results.statistics': Pick<PlayerRecordProps, 'profile'>;
    /** Ratings, history, achievements. */
    'results.record': PlayerRecordProps;
    /** The replays of the week. */
    'results.top-replays': TopReplaysProps;
    /** What the last won battles brought. */
    'results.last-payouts': object;
    /** Replays to which the player has uploaded a clip. */
    'results.clips': object;
    /** What settled battles have brought, in short. */
    'results.earnings': object;
  }
}

export const results = defineRoom({
  pages: [
    page('member', earningsPath, async () => (await import('./screens/earnings-screen.tsx')).EarningsScreen),
    page(
      'member',
      leaderboardsPath,
      async () => (await import('./screens/leaderboards-screen.tsx')).LeaderboardsScreen,
    ),
    page('member', replaysPath, async () => (await import('./screens/replays-screen.tsx')).ReplaysScreen, [
      'proof.badge',
    ]),
  ],
  menu: [
    { place: 'navigation', order: 80, to: replaysPath, label: t.replays(), icon: 'replays' },
    { place: 'navigation', order: 90, to: leaderboardsPath, label: t.leaderboards(), icon: 'leaderboards' },
  ],
  parts: {
    'results.statistics': part(async () => (await import('./components/profile-statistics.tsx')).ProfileStatistics),
    'results.record': part(async () => (await import('./components/player-record.tsx')).PlayerRecord),
    'results.top-replays': part(async () => (await import('./components/top-replays.tsx')).TopReplays),
    'results.last-payouts': part(async () => (await import('./components/last-payouts.tsx')).LastPayouts),
    'results.clips': part(async () => (await import('./components/own-clips.tsx')).OwnClips),
    'results.earnings': part(async () => (await import('./components/earnings-tab.tsx')).EarningsTab),
  },
});
