import { overAt } from '../../../domain/arcade/run-times.ts';
import { loadGame } from '../../../domain/arcade/versions.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { lockRun, updateRun } from '../../../db/arcade/run.queries.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { sharedNow } from '../../kernel/shared-clock.ts';
import { findRun } from './find-run.ts';
import { tellRunMoved } from '../settled-runs.ts';

/**
 * Begins a run, once and for good: from here on it counts, whatever happens. A repeated call changes nothing. Answers the
 * run's id.
 * @throws Refused NOT_FOUND, ARCADE_RUN_OVER, ARCADE_VERSION
 */
export async function beginRun(deps: Deps, actor: Actor, id: string): Promise<string> {
  const { contest } = await findRun(deps.db.read, actor, id);
  const rules = await loadGame(contest.game, contest.version);
  if (!rules) throw new Refused('ARCADE_VERSION');
  await deps.db.transact(async (tx) => {
    await requireStanding(tx, actor.userId);
    const run = await lockRun(tx, id);
    const at = sharedNow(deps);
    if (run?.state === 'begun') return;
    if (run?.state !== 'entered' || run.dueAt === null || run.dueAt <= at) throw new Refused('ARCADE_RUN_OVER');
    await updateRun(tx, id, { state: 'begun', startedAt: at, dueAt: overAt(rules, at) });
    await tellRunMoved(tx, run, at);
  });
  return id;
}
