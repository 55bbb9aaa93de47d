import { type Difference, UNMATCHED_EVENT_MS, says } from '../../../domain/wallet/alerts.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { verifyAudit } from '../../../db/audit/verify-audit.ts';
import type { Reader } from '../../../db/client/database.ts';
import { readDatabase } from '../../../db/client/open.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import {
  dropUnmatchedEvents,
  insertReconciliation,
  listUnmatchedEvents,
  raiseAlert,
} from '../../../db/wallet/alert.queries.ts';
import { findDeposit, readDeposit } from '../../../db/wallet/payment.queries.ts';
import { findUnmatchedPayments, listRecentDeposits } from '../../../db/wallet/reconcile.queries.ts';
import { verifyBalances } from '../../../db/wallet/verify-ledger.ts';
import type { Deps } from '../../kernel/deps.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'ledger.reconcile': object;
  }
}

const LOOK_BACK_MS = 3 * DAY;

/** What our books say and the provider does not, or the other way round. */
async function findProviderGaps(deps: Deps): Promise<Difference[]> {
  const { payments, db, now } = deps;
  const since = now() - LOOK_BACK_MS;
  const recent = await listRecentDeposits(db.read, payments.name, since);
  const known = new Set(recent.map(({ providerRef }) => providerRef));
  const reversed = (await payments.listReversed(deps, since)).filter((ref) => !known.has(ref));
  const older = await Promise.all(reversed.map((ref) => findDeposit(db.read, payments.name, ref)));
  const compared = [...recent, ...older.filter((deposit) => deposit !== undefined)];
  const findings: Difference[] = [];
  for (const { id, providerRef, status, amountCents, takenBackCents } of compared) {
    if (providerRef === null) continue;
    const said = await payments.standingOf(deps, providerRef);
    if (said === null) continue;
    // Beyond the deposit nothing can be booked, which is an alert of its own.
    const saidBackCents = Math.min(said.takenBackCents, amountCents);
    const isSame = (status === 'charged-back' ? 'succeeded' : status) === said.status;
    if (isSame && saidBackCents === takenBackCents) continue;
    // It may have moved while the provider was asked.
    const after = await readDeposit(db.read, id);
    if (after?.status !== status || after.takenBackCents !== takenBackCents) continue;
    const { name } = payments;
    const about = { kind: 'provider', subject: `deposit ${id}`, currency: 'USD' } as const;
    findings.push(
      isSame
        ? {
            ...about,
            message: `of deposit ${id}, ${takenBackCents} cents were taken back here and ${saidBackCents} at ${name}`,
            sides: [says('payment', takenBackCents, status), says('provider', saidBackCents)],
          }
        : {
            ...about,
            message: `deposit ${id} is ${status} here and ${said.status} at ${name}`,
            sides: [says('payment', amountCents, status), says('provider', null, said.status)],
          },
    );
  }
  return findings;
}

/** What a provider has said of payments that nobody here knows. */
async function findUnmatchedEvents(deps: Deps, until: number): Promise<Difference[]> {
  const events = await listUnmatchedEvents(deps.db.read, until);
  return events.map(({ provider, kind, providerRef }) => ({
    kind: 'unknown-payment',
    message: `${provider} says ${kind} of ${providerRef}, which is unknown here`,
    subject: `${provider} ${providerRef}`,
    currency: null,
    sides: [says('provider', null, kind), says('payment', null)],
  }));
}

/** Where the audit log is not what staff did. */
const findBrokenAudit = async (read: Reader): Promise<Difference[]> =>
  (await verifyAudit(read)).map((message) => ({
    kind: 'audit-log',
    message,
    subject: 'audit log',
    currency: null,
    sides: [],
  }));

/**
 * Compares entries, maintained balances, payments and the provider, and goes through the chain of the audit log, once a day or when staff ask. Whatever differs
 * becomes an alert for staff; nothing is ever put right by itself.
 */
export async function reconcile(deps: Deps): Promise<void> {
  const { config, db, now, newId } = deps;
  const startedAt = now();
  const unmatchedUntil = startedAt - UNMATCHED_EVENT_MS;
  const findings = [
    // Beside the pool and its timeouts: whoever looks through all books takes as long as that takes.
    ...(await readDatabase(config.databaseUrl, async (read) => [
      ...(await verifyBalances(read)),
      ...(await findUnmatchedPayments(read)),
      ...(await findBrokenAudit(read)),
    ])),
    ...(await findProviderGaps(deps)),
    ...(await findUnmatchedEvents(deps, unmatchedUntil)),
  ];
  await db.transact(async (tx) => {
    const at = now();
    for (const difference of findings) {
      await raiseAlert(tx, { id: newId(), uniqueKey: difference.message, difference, at });
    }
    await dropUnmatchedEvents(tx, unmatchedUntil);
    const checked = { id: newId(), startedAt, finishedAt: at, findings: findings.length };
    await insertReconciliation(tx, checked);
    const about = { entity: 'reconciliation', entityId: checked.id, concerns: [], at };
    await appendEvent(tx, { ...about, type: 'books.checked', data: { findings: checked.findings } });
  });
}
