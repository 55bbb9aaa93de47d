import { GAMES } from '../../domain/arcade/games.ts';
import { joinStages } from '../../domain/arcade/log.ts';
import { type Result, replay } from '../../domain/arcade/run.ts';
import { loadGame } from '../../domain/arcade/versions.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import {
  type RunWithContest,
  listDueRuns,
  lockContest,
  lockRun,
  readRun,
  readStages,
  updateRun,
} from '../../db/arcade/run.queries.ts';
import { endRun, giveBackTicket } from './settle-contest.ts';
import type { Deps } from '../kernel/deps.ts';
import { sharedNow } from '../kernel/shared-clock.ts';
import { alertOfPlayer, alertOfRun, voidFor, wordsOf } from './void-contest.ts';
import { courseOfContest, settleContext } from './course-of-contest.ts';
import { readSigns } from './read-signs.ts';

/** So many at a time, each in a transaction of its own, so that players' calls come in between. */
const CHUNK = 20;
/** How long a gateway waits for another that knows the rules; after it nobody does, and the contest is void. */
export const RULES_WAIT_MS = 60 * MINUTE;

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
    return (await giveBack(deps, runId)) || (await playAgain(deps, runId));
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

const giveBack = (deps: Deps, runId: string): Promise<boolean> =>
  deps.db.transact((tx) => giveBackTicket(tx, runId, { at: deps.now(), newId: deps.newId }));

/**
 * Plays a run again whose stages are all there, or whose time is over, and stores what it came to. The work is done outside
 * of the transaction; it counts only where nothing has been handed in meanwhile. False where there was nothing to end.
 */
export async function playAgain(deps: Deps, runId: string): Promise<boolean> {
  const found = await readRun(deps.db.read, runId);
  if (found?.run.state !== 'begun') return false;
  const { run, contest } = found;
  const isDue = run.dueAt !== null && run.dueAt <= sharedNow(deps);
  const rules = await loadGame(contest.game, contest.version);
  if (!rules) return isDue && waitForRules(deps, found);
  const stages = await readStages(deps.db.read, runId);
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
    const own = await lockContest(tx, contest.id);
    const current = await lockRun(tx, runId);
    // Another gateway's clock let a stage in since.
    if (!own || current?.receipt !== (stages.at(-1)?.receipt ?? run.receipt)) return false;
    const isEnded = await endRun(tx, runId, result, settleContext(deps, rules, lastSecret), signs);
    if (isEnded && !result) await alertOfPlayer(deps, tx, found);
    return isEnded;
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
