import { type Readiness, becomeReady } from '../../../domain/arcade/live-battle.ts';
import { overAt } from '../../../domain/arcade/run-times.ts';
import { loadGame } from '../../../domain/arcade/versions.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import type { ArcadeRunRow } from '../../../db/arcade/arcade.table.ts';
import { lockContest, lockRun, readRunsOf, updateContest, updateRun } from '../../../db/arcade/run.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { sharedNow } from '../../kernel/shared-clock.ts';
import { findRun } from './find-run.ts';
import { tellRunMoved } from '../settled-runs.ts';

const readinessOf = ({ state, dueAt, readyAt }: ArcadeRunRow, at: number): Readiness => ({
  isTicket: state === 'entered' && dueAt !== null && dueAt > at,
  readyAt,
});

/**
 * Says that a player is ready to play a battle live. Where the other is ready too, both begin at one instant that is a
 * moment away, once and for good; else the player waits for half a minute, and the battle stays as it is. Said again it
 * changes nothing. Answers the run's id.
 * @throws Refused NOT_FOUND, ARCADE_RUN_BEGUN, ARCADE_RUN_OVER, ARCADE_LIVE_OFF, ARCADE_VERSION
 */
export async function beginTogether(deps: Deps, actor: Actor, id: string): Promise<string> {
  const { contest: found } = await findRun(deps.db.read, actor, id);
  if (found.mode !== 'battle') throw new Refused('ARCADE_LIVE_OFF');
  const rules = await loadGame(found.game, found.version);
  if (!rules) throw new Refused('ARCADE_VERSION');
  await deps.db.transact(async (tx) => {
    await requireStanding(tx, actor.userId);
    const contest = await lockContest(tx, found.id);
    const runs = await lockSeated(tx, found.id);
    const at = sharedNow(deps);
    const [own, other] = [runs.find((run) => run.id === id), runs.find((run) => run.id !== id)];
    if (!contest || !own) throw new Refused('ARCADE_RUN_OVER');
    if (own.state === 'begun') {
      if (contest.startsAt === null) throw new Refused('ARCADE_RUN_BEGUN');
      return;
    }
    const next = must(becomeReady(readinessOf(own, at), other ? readinessOf(other, at) : null, at));
    if ('readyAt' in next) {
      if (next.readyAt === own.readyAt) return;
      await updateRun(tx, id, next);
    } else {
      const { startsAt } = next;
      await updateContest(tx, contest.id, { startsAt });
      const begun = { state: 'begun', startedAt: startsAt, dueAt: overAt(rules, startsAt) } as const;
      for (const run of runs) await updateRun(tx, run.id, begun);
    }
    for (const run of runs) await tellRunMoved(tx, run, at);
  });
  return id;
}

/** Those who have a seat, each locked, in the order of the players; the contest is locked. */
async function lockSeated(tx: Tx, contestId: string): Promise<ArcadeRunRow[]> {
  const seated: ArcadeRunRow[] = [];
  for (const { id } of await readRunsOf(tx, contestId)) {
    const run = await lockRun(tx, id);
    if (run && run.state !== 'void') seated.push(run);
  }
  return seated;
}
