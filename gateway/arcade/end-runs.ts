import { MINUTE } from '../../domain/shared/time.ts';
import { listDueRuns, lockRun, readRun, readStages, updateRun } from '../../db/arcade/run.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { sharedNow } from '../kernel/shared-clock.ts';
import { giveBackTicket } from './settle-contest.ts';
import { settleRun } from './settle-run.ts';
import { alertOfRun, wordsOf } from './void-contest.ts';

/** So many at a time, each in a transaction of its own, so that players' calls come in between. */
const CHUNK = 20;

/** Ends what is due: gives tickets back, and plays runs again whose time is over. Safe to run in many gateways. */
export async function endRuns(deps: Deps): Promise<number> {
  const due = await listDueRuns(deps.db.read, sharedNow(deps), CHUNK);
  let ended = 0;
  for (const { id } of due) if (await endOne(deps, id)) ended++;
  return ended;
}

/** Whatever is wrong with one run holds up no other: staff hear of it, and it is tried again a minute later. */
async function endOne(deps: Deps, runId: string): Promise<boolean> {
  try {
    const found = await readRun(deps.db.read, runId);
    if (!found) return false;
    if (found.run.state !== 'entered') return await settleRun(deps, found, await readStages(deps.db.read, runId));
    return await deps.db.transact((tx) => giveBackTicket(tx, found, { at: deps.now(), newId: deps.newId }));
  } catch (error) {
    await deps.db.transact(async (tx) => {
      const found = await readRun(tx, runId);
      const run = await lockRun(tx, runId);
      if (!found || !run || run.dueAt === null) return;
      await updateRun(tx, runId, { dueAt: deps.now() + MINUTE });
      await alertOfRun(deps, tx, found, `it cannot be ended: ${wordsOf(error)}`);
    });
    return false;
  }
}
