import { Refused } from '../../../domain/shared/refusals.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { findRun } from './find-run.ts';
import { giveBackTicket } from '../settle-contest.ts';

/**
 * Gives a ticket back that was not begun, with its money; answers the run's id. One that was given back stays so. A
 * ticket of a daily board can be taken again under its id: a key keeps a repeat that comes late from giving that back.
 * @throws Refused NOT_FOUND, ARCADE_RUN_BEGUN, IDEMPOTENCY_KEY_REUSED
 */
export async function leaveArcade(deps: Deps, actor: Actor, id: string, key: string | null = null): Promise<string> {
  const found = await findRun(deps.db.read, actor, id);
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const giveBack = async () => {
      if (await giveBackTicket(tx, found, { at, newId: deps.newId })) return;
      const { run } = await findRun(tx, actor, id);
      if (run.state !== 'void') throw new Refused('ARCADE_RUN_BEGUN');
    };
    const call = { userId: actor.userId, operation: 'leaveArcade', payload: { id }, answerId: id, at };
    if (key !== null) return once(tx, { ...call, key }, giveBack);
    await giveBack();
    return id;
  });
}
