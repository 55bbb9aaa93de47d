import { MINUTE } from '../../domain/shared/time.ts';
import { listDueBrackets, lockBracket, updateBracket } from '../../db/arcade/bracket.queries.ts';
import { voidBracket } from './settle-bracket.ts';
import type { Deps } from '../kernel/deps.ts';
import { alertOfBracket, wordsOf } from './void-contest.ts';

/** So many at a time, each in a transaction of its own, so that players' calls come in between. */
const CHUNK = 20;

/**
 * Gives everything back where a bracket was not full within its day. Pairs end as all contests do. Safe to run in many
 * gateways.
 */
export async function endBrackets(deps: Deps): Promise<number> {
  const due = await listDueBrackets(deps.db.read, deps.now(), CHUNK);
  let ended = 0;
  for (const { id } of due) if (await endOne(deps, id)) ended++;
  return ended;
}

/** What is wrong with one holds up no other: staff hear of it, and it is tried again a minute later. */
async function endOne(deps: Deps, id: string): Promise<boolean> {
  try {
    return await deps.db.transact(async (tx) => {
      const bracket = await lockBracket(tx, id);
      if (bracket?.state !== 'open' || (bracket.dueAt ?? 0) > deps.now()) return false;
      await voidBracket(tx, bracket, { at: deps.now(), newId: deps.newId });
      return true;
    });
  } catch (error) {
    await deps.db.transact(async (tx) => {
      const bracket = await lockBracket(tx, id);
      if (bracket?.state !== 'open') return;
      await updateBracket(tx, id, { dueAt: deps.now() + MINUTE });
      await alertOfBracket(deps, tx, bracket, `it cannot be ended: ${wordsOf(error)}`);
    });
    return false;
  }
}
