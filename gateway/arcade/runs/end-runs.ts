import { listDueRuns, lockRun, readRun, readStages, updateRun } from '../../../db/arcade/run.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { sharedNow } from '../../kernel/shared-clock.ts';
import { giveBackTicket } from '../settle-contest.ts';
import { settleRun } from '../settle-run.ts';
import { CHUNK, alertOf, endEach } from '../void-contest.ts';

/** Ends what is due: gives tickets back, and plays runs again whose time is over. Safe to run in many gateways. */
export async function endRuns(deps: Deps): Promise<number> {
  const due = await listDueRuns(deps.db.read, sharedNow(deps), CHUNK);
  return endEach(
    deps,
    due,
    (id) => endRun(deps, id),
    async (tx, id, dueAt, why) => {
      const run = await lockRun(tx, id);
      if (!run || run.dueAt === null) return;
      await updateRun(tx, id, { dueAt });
      await alertOf(deps, tx, 'run', run, why);
    },
  );
}

async function endRun(deps: Deps, id: string): Promise<boolean> {
  const found = await readRun(deps.db.read, id);
  if (!found) return false;
  if (found.run.state !== 'entered') return settleRun(deps, found, await readStages(deps.db.read, id));
  return deps.db.transact((tx) => giveBackTicket(tx, found, { at: deps.now(), newId: deps.newId }));
}
