import { passDeadline } from '../../../domain/battles/pass-deadline.ts';
import { applyTransition } from '../../../db/battles/apply-transition.ts';
import { listDue, lockBattle, readReports } from '../../../db/battles/battle.queries.ts';
import type { Deps } from '../../kernel/deps.ts';

/** So many at a time, each in a transaction of its own, so that players' calls come in between. */
const CHUNK = 20;

/** Does what is due in battles whose deadline has come, and answers how many it moved. Safe to run in many gateways. */
export async function passDeadlines(deps: Deps): Promise<number> {
  const due = await listDue(deps.db.read, deps.now(), CHUNK);
  const moved = await Promise.all(due.map((battleId) => passOne(deps, battleId)));
  return moved.filter(Boolean).length;
}

const passOne = (deps: Deps, battleId: string): Promise<boolean> =>
  deps.db.transact(async (tx) => {
    const at = deps.now();
    const row = await lockBattle(tx, battleId);
    const transition = row ? passDeadline(row, await readReports(tx, battleId), at) : null;
    if (!row || !transition) return false;
    await applyTransition(tx, row, transition, { at, actorId: null, staker: null, newId: deps.newId });
    return true;
  });
