import { z } from 'zod';
import { countTeamAccesses, countWaitlist } from '../../db/accounts/index.ts';
import { type RestRoute, route } from '../kernel/route.ts';

const FIVE_MINUTES = 300;

export const adminRoutes: readonly RestRoute[] = [
  route({
    // RE-13
    method: 'GET',
    path: '/api/admin/waitlist-stats',
    operation: 'countWaitlist',
    summary: 'How many are on the waitlist',
    access: 'staff',
    maxAgeSeconds: FIVE_MINUTES,
    answers: z.strictObject({ totalEntries: z.int() }),
    refusals: [],
    answer: async ({ deps }) => ({ totalEntries: await countWaitlist(deps.db.read) }),
  }),
  route({
    // RE-14
    method: 'GET',
    path: '/api/admin/access-stats',
    operation: 'countTeamAccesses',
    summary: 'How often somebody has come in by the team access',
    access: 'staff',
    maxAgeSeconds: FIVE_MINUTES,
    answers: z.strictObject({ totalAccesses: z.int() }),
    refusals: [],
    answer: async ({ deps }) => ({ totalAccesses: await countTeamAccesses(deps.db.read) }),
  }),
];
