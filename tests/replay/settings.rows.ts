import { MAINTENANCE_STATES } from '../../domain/shared/maintenance.ts';
import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { maintenances } from '../../db/settings/maintenance.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { WORDS, nth } from './words.ts';

export const edgeMaintenance = (n: number): string => `maintenance-${String(n).padStart(2, '0')}`;

/** Maintenances of every state, with and without a date; each eight have changed at one instant. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  for (const [n, reason] of WORDS.entries())
    await tx.insert(maintenances).values({
      id: edgeMaintenance(n),
      state: nth(MAINTENANCE_STATES, n),
      startsAt: n % 3 === 0 ? null : now + ((n % 5) - 2) * HOUR,
      reason: n % 6 === 5 ? '' : reason,
      notifiesAll: n % 2 === 0,
      scheduledBy: edgeUser(0),
      scheduledAt: now - n * HOUR,
      beganAt: n % 4 === 0 ? null : now - n,
      changedAt: now - Math.floor(n / 8) * HOUR,
    });
}
