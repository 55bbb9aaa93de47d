import {
  deleteStages,
  lockRunWithContest,
  readOpenRun,
  updateContest,
  updateRun,
} from '../../db/arcade/run.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { voidContest } from './settle-contest.ts';
import type { EndContext } from './settled-runs.ts';

/** Ends what a player who leaves has open. Whatever holds money is over already. */
export async function endOpenRun(tx: Tx, userId: string, context: EndContext): Promise<void> {
  const open = await readOpenRun(tx, userId);
  const own = open && (await lockRunWithContest(tx, open));
  if (own?.contest.mode === 'daily') {
    const { run, contest } = own;
    await updateRun(tx, run.id, { state: 'void', dueAt: null, endedAt: context.at });
    // Nobody is measured by a run that came to nothing, so that how it was played has no reason to stay.
    await deleteStages(tx, run.id);
    await updateContest(tx, contest.id, { taken: contest.taken - 1 });
  } else if (own?.contest.state === 'open') await voidContest(tx, own.contest, context);
}
