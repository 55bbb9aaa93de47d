import { DAY, utcDay } from '../../domain/shared/time.ts';
import { raiseAlert } from '../../db/wallet/alert.queries.ts';
import { findUnmatchedPayments, listRecentDeposits } from '../../db/wallet/reconcile.queries.ts';
import { verifyBalances } from '../../db/wallet/verify-ledger.ts';
import type { Deps } from '../server/deps.ts';

const LOOK_BACK_MS = 3 * DAY;

/** What our books say and the provider does not, or the other way round. */
async function findProviderGaps(deps: Deps): Promise<string[]> {
  const { payments, db, now } = deps;
  const recent = await listRecentDeposits(db.read, payments.name, now() - LOOK_BACK_MS);
  const findings: string[] = [];
  for (const { id, providerRef, status } of recent) {
    if (providerRef === null) continue;
    const said = await payments.statusOf(deps, providerRef);
    if (said !== null && said !== status)
      findings.push(`deposit ${id} is ${status} here and ${said} at ${payments.name}`);
  }
  return findings;
}

/**
 * Compares entries, maintained balances, payments and the provider once a day. Whatever differs becomes an alert for
 * staff; nothing is ever put right by itself.
 */
export async function reconcile(deps: Deps): Promise<void> {
  const { read } = deps.db;
  const findings = [
    ...(await verifyBalances(read)),
    ...(await findUnmatchedPayments(read)),
    ...(await findProviderGaps(deps)),
  ];
  const at = deps.now();
  for (const message of findings) {
    await deps.db.transact((tx) =>
      raiseAlert(tx, { id: deps.newId(), kind: 'reconciliation', uniqueKey: `${utcDay(at)} ${message}`, message, at }),
    );
  }
}
