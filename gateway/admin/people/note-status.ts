import { STATUS_DAYS, STATUS_EVERY, isOutage, spentSince } from '../../../domain/shared/status.ts';
import { DAY, utcDay } from '../../../domain/shared/time.ts';
import {
  addSpent,
  forgetStatus,
  insertMark,
  insertOutage,
  lockMark,
  moveMark,
  readMark,
} from '../../../db/admin/status.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { readMaintenanceMode } from '../../../db/settings/maintenance.queries.ts';
import type { Deps } from '../../kernel/deps.ts';

const isDue = (mark: number | undefined, at: number): boolean => mark === undefined || at - mark >= STATUS_EVERY;

/**
 * Accounts for the time since any gateway last did: time that nobody accounted for in time was an outage. Safe to run in
 * many gateways: whoever holds the mark counts the time up to now, and nobody counts it again.
 */
export async function noteStatus(deps: Deps, at: number): Promise<void> {
  if (!isDue(await readMark(deps.db.read), at)) return;
  await deps.db.transact(async (tx) => {
    const mark = await lockMark(tx);
    if (mark === undefined) return insertMark(tx, at);
    if (!isDue(mark, at)) return;
    const isMaintenance = await readMaintenanceMode(tx);
    for (const spent of spentSince(mark, at, isMaintenance)) await addSpent(tx, spent);
    if (isOutage(mark, at)) await insertOutage(tx, { id: deps.newId(), startedAt: mark, endedAt: at });
    await moveMark(tx, at);
  });
}

export const expireStatus = (tx: Tx, now: number): Promise<void> =>
  forgetStatus(tx, utcDay(now - STATUS_DAYS * DAY), now - STATUS_DAYS * DAY);
