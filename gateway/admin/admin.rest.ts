import { countTeamAccesses, countWaitlist } from '../../db/accounts/index.ts';
import type { RestRoute } from '../kernel/route.ts';

const FIVE_MINUTES = 300;

export const adminRoutes: readonly RestRoute[] = [
  {
    // RE-13
    method: 'GET',
    path: '/api/admin/waitlist-stats',
    access: 'staff',
    maxAgeSeconds: FIVE_MINUTES,
    answer: async ({ deps }) => ({ totalEntries: await countWaitlist(deps.db.read) }),
  },
  {
    // RE-14
    method: 'GET',
    path: '/api/admin/access-stats',
    access: 'staff',
    maxAgeSeconds: FIVE_MINUTES,
    answer: async ({ deps }) => ({ totalAccesses: await countTeamAccesses(deps.db.read) }),
  },
];
