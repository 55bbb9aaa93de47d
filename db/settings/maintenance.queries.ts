import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { featureFlags } from './flag.table.ts';
import { type Maintenance, maintenances } from './maintenance.table.ts';

// A literal: a partial index is found by its exact condition only.
const isOpen = sql`${maintenances.state} in ('scheduled', 'running')`;

const modeOf = lookup((reader) =>
  reader
    .select({ enabled: featureFlags.enabled })
    .from(featureFlags)
    .where(eq(featureFlags.id, 'maintenance-mode'))
    .prepare('maintenance_mode'),
);

/** Whether only staff may change anything now. */
export async function readMaintenanceMode(reader: Reader): Promise<boolean> {
  const [flag] = await modeOf(reader);
  return flag?.enabled ?? false;
}

/** What is announced or under way, the earliest announced first. */
export const listOpenMaintenances = (reader: Reader): Promise<Maintenance[]> =>
  reader.select().from(maintenances).where(isOpen).orderBy(asc(maintenances.id)).limit(20);

/** Those that ended since an instant, the latest first. */
export const listPastMaintenances = (reader: Reader, since: number, limit: number): Promise<Maintenance[]> =>
  reader
    .select()
    .from(maintenances)
    // A literal: a partial index is found by its exact condition only.
    .where(and(sql`${maintenances.state} = 'ended'`, gte(maintenances.changedAt, since)))
    .orderBy(desc(maintenances.changedAt), desc(maintenances.id))
    .limit(limit);

/** The id of one that should have begun, the earliest announced before the others. */
export async function readDueMaintenance(reader: Reader, now: number): Promise<string | undefined> {
  const [row] = await reader
    .select({ id: maintenances.id })
    .from(maintenances)
    .where(and(isOpen, eq(maintenances.state, 'scheduled'), lte(maintenances.startsAt, now)))
    .orderBy(asc(maintenances.id))
    .limit(1);
  return row?.id;
}

/** The maintenance, locked until the transaction ends. */
export async function lockMaintenance(tx: Tx, id: string): Promise<Maintenance | undefined> {
  const [row] = await tx.select().from(maintenances).where(eq(maintenances.id, id)).for('update');
  return row;
}

export async function insertMaintenance(tx: Tx, row: Maintenance): Promise<void> {
  await tx.insert(maintenances).values(row);
}

export async function moveMaintenance(tx: Tx, id: string, state: Maintenance['state'], at: number): Promise<void> {
  await tx
    .update(maintenances)
    .set({ state, changedAt: at, ...(state === 'running' && { beganAt: at }) })
    .where(eq(maintenances.id, id));
}

/** Ends whatever runs. */
export async function endMaintenances(tx: Tx, at: number): Promise<void> {
  await tx
    .update(maintenances)
    .set({ state: 'ended', changedAt: at })
    .where(and(isOpen, eq(maintenances.state, 'running')));
}
