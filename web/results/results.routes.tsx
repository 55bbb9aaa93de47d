import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { PlayerRecordProps } from './components/player-record.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    'results.statistics': Pick<PlayerRecordProps, 'profile'>;
    /** Ratings, history, achievements. */
    'results.record': PlayerRecordProps;
    /** What settled battles have brought, in short. */
    'results.earnings': object;
  }
}

export const results = defineRoom({
  parts: {
    'results.statistics': part(async () => (await import('./components/profile-statistics.tsx')).ProfileStatistics),
    'results.record': part(async () => (await import('./components/player-record.tsx')).PlayerRecord),
    'results.earnings': part(async () => (await import('./components/earnings-tab.tsx')).EarningsTab),
  },
});
