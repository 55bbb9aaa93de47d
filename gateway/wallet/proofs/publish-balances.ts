import { rootOf } from '../../../domain/wallet/balance-tree.ts';
import { CHAIN_START } from '../../../domain/shared/hash-chain.ts';
import { DAY, utcDay } from '../../../domain/shared/time.ts';
import { readAuditHead } from '../../../db/audit/verify-audit.ts';
import { deleteOldLeaves, publishRoot, readAllBalances, readRoot } from '../../../db/wallet/proof.queries.ts';
import type { Deps } from '../../kernel/deps.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'balances.publish': object;
  }
}

/** For so long a player can prove the balance of a day. */
const LEAVES_KEPT_MS = 60 * DAY;

/**
 * Publishes the root over all balances as they stand now, once a UTC day, by whichever gateway is first: what players
 * own, what is held for them, and the funds that cover both; with it the newest link of the audit log, so that nobody can
 * write all of that anew.
 */
export async function publishBalances(deps: Deps): Promise<void> {
  const at = deps.now();
  const day = utcDay(at);
  if (await readRoot(deps.db.read, day)) return;
  const accounts = await readAllBalances(deps.db.read);
  const leaves = accounts
    .filter(({ kind }) => kind === 'user')
    .map(({ ownerId, balance }) => ({
      userId: ownerId ?? '',
      salt: deps.randomBytes(16).toString('base64url'),
      cents: balance,
    }));
  const sumOf = (kind: string) =>
    accounts.filter((account) => account.kind === kind).reduce((sum, { balance }) => sum + balance, 0);
  const { hash, cents } = rootOf(leaves);
  const audit = await readAuditHead(deps.db.read);
  const root = {
    day,
    root: hash,
    totalCents: cents,
    escrowCents: sumOf('escrow'),
    fundsCents: 0 - sumOf('external'),
    leafCount: leaves.length,
    at,
    auditPosition: audit?.position ?? 0,
    auditHash: audit?.hash ?? CHAIN_START,
  };
  await publishRoot(deps.db, root, leaves);
  await deps.db.transact((tx) => deleteOldLeaves(tx, utcDay(at - LEAVES_KEPT_MS)));
}
