import { asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { SpentDay } from '../../domain/shared/status.ts';
import type { Reader, Tx } from '../client/database.ts';
import { excluded } from '../client/sql.ts';
import { type Outage, type StatusDay, outages, statusDays, statusMark } from './status.table.ts';

/** The one row of the mark. */
const MARK = 1;

/** Until when the gateways have accounted for themselves; undefined before they first did. */
export async function readMark(reader: Reader): Promise<number | undefined> {
  const [row] = await reader.select({ at: statusMark.at }).from(statusMark).where(eq(statusMark.id, MARK));
  return row?.at;
}

/** The same, locked until the transaction ends. */
export async function lockMark(tx: Tx): Promise<number | undefined> {
  const [row] = await tx.select({ at: statusMark.at }).from(statusMark).where(eq(statusMark.id, MARK)).for('update');
  return row?.at;
}

export async function insertMark(tx: Tx, at: number): Promise<void> {
  await tx.insert(statusMark).values({ id: MARK, at }).onConflictDoNothing();
}

export async function moveMark(tx: Tx, at: number): Promise<void> {
  await tx.update(statusMark).set({ at }).where(eq(statusMark.id, MARK));
}

/** Adds to what a day was spent with. */
export async function addSpent(tx: Tx, spent: SpentDay): Promise<void> {
  await tx
    .insert(statusDays)
    .values(spent)
    .onConflictDoUpdate({
      target: statusDays.day,
      set: {
        upMs: sql`${statusDays.upMs} + ${excluded(statusDays.upMs)}`,
        downMs: sql`${statusDays.downMs} + ${excluded(statusDays.downMs)}`,
        maintenanceMs: sql`${statusDays.maintenanceMs} + ${excluded(statusDays.maintenanceMs)}`,
      },
    });
}

export async function insertOutage(tx: Tx, outage: Outage): Promise<void> {
  await tx.insert(outages).values(outage);
}

/** Days from one on, the oldest first. */
export const listStatusDays = (reader: Reader, from: string): Promise<StatusDay[]> =>
  reader.select().from(statusDays).where(gte(statusDays.day, from)).orderBy(asc(statusDays.day));

/** The latest outages that began since an instant, newest first. */
export const listOutages = (reader: Reader, since: number, limit: number): Promise<Outage[]> =>
  reader
    .select()
    .from(outages)
    .where(gte(outages.startedAt, since))
    .orderBy(desc(outages.startedAt), desc(outages.id))
    .limit(limit);

/** Forgets days before one, and outages that began before an instant. */
export async function forgetStatus(tx: Tx, beforeDay: string, before: number): Promise<void> {
  await tx.delete(statusDays).where(lt(statusDays.day, beforeDay));
  await tx.delete(outages).where(lt(outages.startedAt, before));
}
