import { listDueBrackets, lockBracket, updateBracket } from '../../../db/arcade/bracket.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { voidBracket } from './settle-bracket.ts';
import { CHUNK, alertOf, endEach } from '../void-contest.ts';

/**
 * Gives everything back where a bracket was not full within its day. Pairs end as all contests do. Safe to run in many
 * gateways.
 */
export async function endBrackets(deps: Deps): Promise<number> {
  const due = await listDueBrackets(deps.db.read, deps.now(), CHUNK);
  return endEach(
    deps,
    due,
    (id) => endBracket(deps, id),
    async (tx, id, dueAt, why) => {
      const bracket = await lockBracket(tx, id);
      if (bracket?.state !== 'open') return;
      await updateBracket(tx, id, { dueAt });
      await alertOf(deps, tx, 'bracket', bracket, why);
    },
  );
}

const endBracket = (deps: Deps, id: string): Promise<boolean> =>
  deps.db.transact(async (tx) => {
    const bracket = await lockBracket(tx, id);
    if (bracket?.state !== 'open' || (bracket.dueAt ?? 0) > deps.now()) return false;
    await voidBracket(tx, bracket, { at: deps.now(), newId: deps.newId });
    return true;
  });
