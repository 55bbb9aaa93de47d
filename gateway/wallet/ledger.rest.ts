import { Refused } from '../../domain/shared/refusals.ts';
import { listLinks, listRoots } from '../../db/wallet/proof.queries.ts';
import type { RestRoute } from '../kernel/route.ts';
import { signHead } from './sign-head.ts';

const LINKS_MAX = 1_000;
const ROOTS = 90;

/** Open to the whole world, so that anyone can hold the platform to its past. */
export const ledgerRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/ledger/head',
    access: 'anyone',
    scope: 'public',
    maxAgeSeconds: 1,
    answer: ({ deps }) => signHead(deps),
  },
  {
    method: 'GET',
    path: '/api/ledger/links',
    access: 'anyone',
    scope: 'public',
    maxAgeSeconds: 1,
    async answer({ deps }, { query }) {
      const after = query['after'] ?? '0';
      if (!/^\d{1,15}$/.test(after)) throw new Refused('BAD_INPUT', { field: 'after' });
      return { links: await listLinks(deps.db.read, Number(after), LINKS_MAX) };
    },
  },
  {
    method: 'GET',
    path: '/api/ledger/roots',
    access: 'anyone',
    scope: 'public',
    maxAgeSeconds: 60,
    answer: async ({ deps }) => ({ roots: await listRoots(deps.db.read, ROOTS) }),
  },
];
