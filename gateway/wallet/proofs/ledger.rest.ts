import { z } from 'zod';
import { listLinks, listRoots } from '../../../db/wallet/proof.queries.ts';
import { Cents, Milliseconds } from '../../kernel/http/rest-schemas.ts';
import { type RestRoute, route } from '../../kernel/http/route.ts';
import { signHead } from './sign-head.ts';

const LINKS_MAX = 1_000;
const ROOTS = 90;

const Position = z.int().describe('In the chain, from 1.');
const Hash = z.string().describe('SHA-256.');

/** Open to the whole world, so that anyone can hold the platform to its past. */
export const ledgerRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: '/api/ledger/head',
    operation: 'readLedgerHead',
    summary: 'The newest link of the ledger’s chain, signed',
    description: 'Who keeps it can hold Gauntlet to all that came before.',
    access: 'anyone',
    scope: 'public',
    maxAgeSeconds: 1,
    answers: z.strictObject({
      position: Position,
      hash: Hash,
      at: Milliseconds.describe('When it was signed.'),
      signature: z.string().describe('Ed25519, in base64.'),
      publicKey: z.string().describe('32 bytes, in base64.'),
    }),
    refusals: [],
    answer: ({ deps }) => signHead(deps),
  }),
  route({
    method: 'GET',
    path: '/api/ledger/links',
    operation: 'listLedgerLinks',
    summary: 'Links of the ledger’s chain, in their order',
    description: `Nothing of what the transfers were. At most ${LINKS_MAX} at once: ask for those after the last one.`,
    access: 'anyone',
    scope: 'public',
    maxAgeSeconds: 1,
    query: z.object({
      after: z
        .string()
        .regex(/^\d{1,15}$/)
        .default('0')
        .describe('The position behind which to begin.'),
    }),
    answers: z.strictObject({
      links: z.array(
        z.strictObject({ position: Position, contentHash: Hash.describe('SHA-256 of the transfer.'), hash: Hash }),
      ),
    }),
    refusals: [],
    answer: async ({ deps }, { query }) => ({
      links: await listLinks(deps.db.read, Number(query.after), LINKS_MAX),
    }),
  }),
  route({
    method: 'GET',
    path: '/api/ledger/roots',
    operation: 'listBalanceRoots',
    summary: `The roots of the trees of all balances, of the last ${ROOTS} days`,
    access: 'anyone',
    scope: 'public',
    maxAgeSeconds: 60,
    answers: z.strictObject({
      roots: z.array(
        z.strictObject({
          day: z.iso.date().describe('In UTC.'),
          root: Hash,
          totalCents: Cents.describe('Of all players together.'),
          escrowCents: Cents.describe('Stakes and withdrawals under way.'),
          fundsCents: Cents.describe('What the platform holds for them.'),
          leafCount: z.int(),
          at: Milliseconds,
          auditPosition: z
            .int()
            .nullable()
            .describe('How many lines of the audit log were linked; null of days before.'),
          auditHash: Hash.nullable().describe('The hash of the last of them.'),
        }),
      ),
    }),
    refusals: [],
    answer: async ({ deps }) => ({ roots: await listRoots(deps.db.read, ROOTS) }),
  }),
];
