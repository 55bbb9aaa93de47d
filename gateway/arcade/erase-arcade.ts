import { deleteStages, deleteStandings } from '../../db/arcade/personal-data.queries.ts';
import { lockContest, lockRun, readOpenRun, updateContest, updateRun } from '../../db/arcade/run.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { voidContest } from './settle-contest.ts';
import type { EndContext } from './settled-runs.ts';

/** Ends what is open and forgets ratings and days. Whatever holds money is over already. */
export async function eraseArcadeData(tx: Tx, userId: string, context: EndContext): Promise<void> {
  const open = await readOpenRun(tx, userId);
  const contest = open && (await lockContest(tx, open.contest.id));
  if (open) await lockRun(tx, open.run.id);
  if (open && contest?.mode === 'daily') {
    await updateRun(tx, open.run.id, { state: 'void', dueAt: null, endedAt: context.at });
    // Nobody is measured by a run that came to nothing, so that how it was played has no reason to stay.
    await deleteStages(tx, open.run.id);
    await updateContest(tx, contest.id, { taken: contest.taken - 1 });
  } else if (contest?.state === 'open') await voidContest(tx, contest, context);
  await deleteStandings(tx, userId);
}
