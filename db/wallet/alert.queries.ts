import { desc, eq, isNull } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { staffAlerts } from './statement.table.ts';

export type StaffAlert = typeof staffAlerts.$inferSelect;

/** Raises an alert; one of the same key that is there already is enough. Answers whether it is new. */
export async function raiseAlert(
  tx: Tx,
  alert: Pick<StaffAlert, 'id' | 'kind' | 'uniqueKey' | 'message' | 'at'>,
): Promise<boolean> {
  const raised = await tx
    .insert(staffAlerts)
    .values(alert)
    .onConflictDoNothing({ target: staffAlerts.uniqueKey })
    .returning({ id: staffAlerts.id });
  return raised.length > 0;
}

/** What nobody has looked at yet, newest first. */
export const listOpenAlerts = (reader: Reader, limit: number): Promise<StaffAlert[]> =>
  reader
    .select()
    .from(staffAlerts)
    .where(isNull(staffAlerts.resolvedAt))
    .orderBy(desc(staffAlerts.at), desc(staffAlerts.id))
    .limit(limit);

/** Marks an alert as looked at; false when it is unknown or was before. */
export async function resolveAlert(tx: Tx, id: string, by: string, at: number): Promise<boolean> {
  const [alert] = await tx.select().from(staffAlerts).where(eq(staffAlerts.id, id)).for('update');
  if (!alert || alert.resolvedAt !== null) return false;
  await tx.update(staffAlerts).set({ resolvedAt: at, resolvedBy: by }).where(eq(staffAlerts.id, id));
  return true;
}
