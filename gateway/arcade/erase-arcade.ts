import { deleteStages, deleteStandings } from '../../db/arcade/personal-data.queries.ts';
import { lockRunWithContest, readOpenRun, updateContest, updateRun } from '../../db/arcade/run.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { voidContest } from './settle-contest.ts';
import type { EndContext } from './settled-runs.ts';

/** Ends what is open and forgets ratings and days. Whatever holds money is over already. */
export async function eraseArcadeData(tx: Tx, userId: string, context: EndContext): Promise<void> {
  const open = await readOpenRun(tx, userId);
  const own = open && (await lockRunWithContest(tx, open));
  if (own?.contest.mode === 'daily') {
    const { run, contest } = own;
    await updateRun(tx, run.id, { state: 'void', dueAt: null, endedAt: context.at });
    // Nobody is measured by a run that came to nothing, so that how it was played has no reason to stay.
    await deleteStages(tx, run.id);
    await updateContest(tx, contest.id, { taken: contest.taken - 1 });
  } else if (own?.contest.state === 'open') await voidContest(tx, own.contest, context);
  await deleteStandings(tx, userId);
}
