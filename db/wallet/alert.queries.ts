import { and, count, desc, eq, inArray, isNotNull, isNull, lte, min, notInArray, sql } from 'drizzle-orm';
import type { AlertKindAt, Difference } from '../../domain/wallet/alerts.ts';
import { namesOf } from '../../domain/shared/names-of.ts';
import type { Reader, Tx } from '../client/database.ts';
import { before, excluded } from '../client/sql.ts';
import { appendEvent } from '../events/append-event.ts';
import { reconciliations, staffAlerts, unmatchedProviderEvents } from './alert.table.ts';
import { providerEvents } from './payment.table.ts';

export type StaffAlert = typeof staffAlerts.$inferSelect;
export type Reconciliation = typeof reconciliations.$inferSelect;
export type UnmatchedProviderEvent = typeof unmatchedProviderEvents.$inferSelect;

interface NewAlert {
  readonly id: string;
  readonly uniqueKey: string;
  readonly difference: Difference;
  readonly at: number;
}

/**
 * Raises an alert; an open one of the same key is seen again instead, and tells what was found now. One that was resolved
 * and is still there is a new one. Answers whether it is new.
 */
export async function raiseAlert(tx: Tx, { id, uniqueKey, difference, at }: NewAlert): Promise<boolean> {
  const { kind, message, ...details } = difference;
  const [row] = await tx
    .insert(staffAlerts)
    .values({ id, kind, uniqueKey, message, details, at, seenAt: at })
    .onConflictDoUpdate({
      target: staffAlerts.uniqueKey,
      targetWhere: isNull(staffAlerts.resolvedAt),
      set: {
        message: excluded(staffAlerts.message),
        details: excluded(staffAlerts.details),
        seenAt: excluded(staffAlerts.seenAt),
      },
      // What comes late tells nothing newer.
      setWhere: sql`${excluded(staffAlerts.seenAt)} >= ${staffAlerts.seenAt}`,
    })
    .returning({ id: staffAlerts.id });
  if (row?.id !== id) return false;
  await appendEvent(tx, { type: 'alert.raised', entity: 'alert', entityId: id, concerns: [], data: { kind }, at });
  return true;
}

/** What waits at the desk for risk alone. */
export const RISK_ALERT_KINDS = namesOf<AlertKindAt<'risk'>>({
  'shared-origin': true,
  market: true,
  'arranged-results': true,
  velocity: true,
  chargeback: true,
  'shared-destination': true,
  rulings: true,
});

type Past = { readonly at: number; readonly id: string } | null;

/** What waits at the desk of finance; the others wait at the risk desk, in their cases. */
const isOfFinance = notInArray(staffAlerts.kind, [...RISK_ALERT_KINDS]);

/** What nobody has looked at yet, newest first. */
export const listOpenAlerts = (reader: Reader, limit: number, past: Past = null): Promise<StaffAlert[]> =>
  reader
    .select()
    .from(staffAlerts)
    .where(
      and(
        isNull(staffAlerts.resolvedAt),
        isOfFinance,
        past ? before([staffAlerts.at, staffAlerts.id], [past.at, past.id]) : undefined,
      ),
    )
    .orderBy(desc(staffAlerts.at), desc(staffAlerts.id))
    .limit(limit);

/** What somebody has looked at, the latest first. */
export const listResolvedAlerts = (reader: Reader, limit: number, past: Past = null): Promise<StaffAlert[]> =>
  reader
    .select()
    .from(staffAlerts)
    .where(
      and(
        isNotNull(staffAlerts.resolvedAt),
        isOfFinance,
        past ? before([staffAlerts.resolvedAt, staffAlerts.id], [past.at, past.id]) : undefined,
      ),
    )
    .orderBy(desc(staffAlerts.resolvedAt), desc(staffAlerts.id))
    .limit(limit);

export async function readAlert(reader: Reader, id: string): Promise<StaffAlert | undefined> {
  const [alert] = await reader.select().from(staffAlerts).where(eq(staffAlerts.id, id));
  return alert;
}

export async function countOpenAlerts(reader: Reader): Promise<number> {
  const [row] = await reader
    .select({ count: count() })
    .from(staffAlerts)
    .where(and(isNull(staffAlerts.resolvedAt), isOfFinance));
  return row?.count ?? 0;
}

/** Alerts at the desk of finance that are open, and since when the oldest is. */
export async function readWaitingAlerts(reader: Reader) {
  const [row] = await reader
    .select({ count: count(), oldestAt: min(staffAlerts.at) })
    .from(staffAlerts)
    .where(and(isNull(staffAlerts.resolvedAt), isOfFinance));
  return row;
}

/** The alert, locked until the transaction ends. */
export async function lockAlert(tx: Tx, id: string): Promise<StaffAlert | undefined> {
  const [alert] = await tx.select().from(staffAlerts).where(eq(staffAlerts.id, id)).for('no key update');
  return alert;
}

/** Those of some alerts that are open and of the risk desk alone, in the order of ids, locked until the transaction ends. */
export const lockRiskAlerts = (tx: Tx, ids: readonly string[]): Promise<StaffAlert[]> =>
  tx
    .select()
    .from(staffAlerts)
    .where(
      and(
        inArray(staffAlerts.id, [...ids]),
        isNull(staffAlerts.resolvedAt),
        inArray(staffAlerts.kind, [...RISK_ALERT_KINDS]),
      ),
    )
    .orderBy(staffAlerts.id)
    .for('no key update');

/** Marks an alert as looked at. */
export async function closeAlert(tx: Tx, id: string, by: string, reason: string, at: number): Promise<void> {
  await tx.update(staffAlerts).set({ resolvedAt: at, resolvedBy: by, reason }).where(eq(staffAlerts.id, id));
}

export async function insertReconciliation(tx: Tx, row: Reconciliation): Promise<void> {
  await tx.insert(reconciliations).values(row);
}

export async function readLastReconciliation(reader: Reader): Promise<Reconciliation | undefined> {
  const [row] = await reader
    .select()
    .from(reconciliations)
    .orderBy(desc(reconciliations.finishedAt), desc(reconciliations.id))
    .limit(1);
  return row;
}

/** Remembers an event of an unknown payment; the first time it came counts. */
export async function keepUnmatchedEvent(tx: Tx, event: UnmatchedProviderEvent): Promise<void> {
  await tx.insert(unmatchedProviderEvents).values(event).onConflictDoNothing();
}

/** Events that came before an instant and were never taken, the oldest first. */
export const listUnmatchedEvents = (reader: Reader, until: number): Promise<UnmatchedProviderEvent[]> =>
  reader
    .select({
      provider: unmatchedProviderEvents.provider,
      id: unmatchedProviderEvents.id,
      kind: unmatchedProviderEvents.kind,
      providerRef: unmatchedProviderEvents.providerRef,
      receivedAt: unmatchedProviderEvents.receivedAt,
    })
    .from(unmatchedProviderEvents)
    .leftJoin(
      providerEvents,
      and(
        eq(providerEvents.provider, unmatchedProviderEvents.provider),
        eq(providerEvents.id, unmatchedProviderEvents.id),
      ),
    )
    .where(and(lte(unmatchedProviderEvents.receivedAt, until), isNull(providerEvents.id)))
    .orderBy(unmatchedProviderEvents.receivedAt, unmatchedProviderEvents.id);

/** Forgets all unmatched events up to an instant: those of payments that are known now, and those that became alerts. */
export async function dropUnmatchedEvents(tx: Tx, until: number): Promise<void> {
  await tx.delete(unmatchedProviderEvents).where(sql`${unmatchedProviderEvents.receivedAt} <= ${until}`);
}
