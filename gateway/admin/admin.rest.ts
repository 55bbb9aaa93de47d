import { z } from 'zod';
import { countTeamAccesses, countWaitlist } from '../../db/accounts/index.ts';
import { SEARCH_MAX } from '../../domain/shared/search.ts';
import { utcDay } from '../../domain/shared/time.ts';
import { actorOf } from '../kernel/context.ts';
import { CSV } from '../kernel/http/rest-schemas.ts';
import { RestFile, type RestRoute, route } from '../kernel/http/route.ts';
import { exportAudit } from './reports/export-audit.ts';

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
  route({
    // As the page searches: `?by=moderator&action=account.suspended`
    method: 'GET',
    path: '/api/admin/audit-log.csv',
    operation: 'exportAuditLog',
    summary: 'Everything that a search of the audit log finds, as CSV',
    description: 'That it was taken away is a line of the log itself.',
    query: z.object({
      by: z.string().max(SEARCH_MAX).default('').describe('The username of who did it; of everybody without it.'),
      action: z.string().max(SEARCH_MAX).default('').describe('As in `account.suspended`; every one without it.'),
    }),
    access: 'administrator',
    answers: { file: [CSV] },
    refusals: ['AUDIT_TOO_LONG', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
    async answer(context, { query }) {
      const { deps } = context;
      const bytes = await exportAudit(deps, actorOf(context), query);
      return new RestFile(bytes, CSV, `gauntlet-audit-log-${utcDay(deps.now())}.csv`);
    },
  }),
];
