import { GAMES } from '../../domain/arcade/games.ts';
import { joinStages } from '../../domain/arcade/log.ts';
import { type Result, replay } from '../../domain/arcade/run.ts';
import { loadGame } from '../../domain/arcade/versions.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import type { ArcadeStage } from '../../db/arcade/arcade.table.ts';
import { type RunWithContest, lockRun, lockRunWithContest, updateRun } from '../../db/arcade/run.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { sharedNow } from '../kernel/shared-clock.ts';
import { courseOfContest, settleContext } from './course-of-contest.ts';
import { readSigns } from './desk/read-signs.ts';
import { endRun } from './settle-contest.ts';
import { alertOfPlayer, voidFor, wordsOf } from './void-contest.ts';

/** How long a gateway waits for another that knows the rules; after it nobody does, and the contest is void. */
export const RULES_WAIT_MS = 60 * MINUTE;

/**
 * Plays a run again whose stages are all there, or whose time is over, and stores what it came to, which settles and pays
 * its contest where nobody else is waited for. The work is done outside of the transaction, so that what was handed in
 * stays whatever becomes of it, and counts only where nothing has been handed in meanwhile. False where there was nothing
 * to end.
 */
export async function settleRun(deps: Deps, found: RunWithContest, stages: readonly ArcadeStage[]): Promise<boolean> {
  const { run, contest } = found;
  if (run.state !== 'begun') return false;
  const isDue = run.dueAt !== null && run.dueAt <= sharedNow(deps);
  const rules = await loadGame(contest.game, contest.version);
  if (!rules) return isDue && waitForRules(deps, found);
  if (!isDue && stages.length < rules.stages) return false;
  const course = courseOfContest(deps, contest, rules);
  const lastSecret = course?.secrets.at(-1);
  if (!course || !lastSecret) return voidFor(deps, found, 'its course is not the one that was committed to');
  const log = joinStages(
    Array.from({ length: rules.stages }, (_, n) => stages.find(({ stage }) => stage === n)?.bytes ?? null),
  );
  let result: Result | null;
  try {
    result = replay(rules, course, log);
  } catch (error) {
    return voidFor(deps, found, `its rules failed: ${wordsOf(error)}`);
  }
  const signs = result && contest.currency === 'USD' ? await readSigns(deps, found, rules, course, stages) : null;
  return deps.db.transact(async (tx) => {
    const own = await lockRunWithContest(tx, found);
    // Another gateway has ended it, or its clock let a stage in since.
    if (own?.run.state !== 'begun' || own.run.receipt !== (stages.at(-1)?.receipt ?? run.receipt)) return false;
    await endRun(tx, own, result, signs, settleContext(deps, rules, lastSecret));
    if (!result) await alertOfPlayer(deps, tx, run);
    return true;
  });
}

/** Another gateway may know rules that this one has not got yet. */
async function waitForRules(deps: Deps, { run, contest }: RunWithContest): Promise<boolean> {
  const { title } = GAMES[contest.game];
  if ((run.startedAt ?? 0) + RULES_WAIT_MS <= deps.now())
    return voidFor(deps, { run, contest }, `nobody has version ${contest.version} of ${title}`);
  await deps.db.transact(async (tx) => {
    const current = await lockRun(tx, run.id);
    if (current?.state === 'begun') await updateRun(tx, run.id, { dueAt: deps.now() + MINUTE });
  });
  return true;
}
