import { Refused } from '../../domain/shared/refusals.ts';
import { giveBackTicket } from '../../db/arcade/settle-contest.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { findRun } from './find-run.ts';

/**
 * Gives a ticket back that was not begun, with its money; answers the run's id. One that was given back stays so.
 * @throws Refused NOT_FOUND, ARCADE_RUN_BEGUN
 */
export async function leaveArcade(deps: Deps, actor: Actor, id: string): Promise<string> {
  await findRun(deps.db.read, actor, id);
  await deps.db.transact(async (tx) => {
    if (await giveBackTicket(tx, id, { at: deps.now(), newId: deps.newId })) return;
    const { run } = await findRun(tx, actor, id);
    if (run.state !== 'void') throw new Refused('ARCADE_RUN_BEGUN');
  });
  return id;
}
