import { Refused } from '../../domain/shared/refusals.ts';
import { readOpenSummons } from '../../db/jury/jury.queries.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { letGo } from './let-go.ts';

/**
 * Leaves a case to somebody else, for instance because the juror knows who plays in it. The player goes on serving.
 * @throws Refused SUMMONS_OVER where it does not wait for the caller
 */
export const declineSummons = (deps: Deps, { userId }: Actor, summonsId: string): Promise<void> =>
  deps.db.transact(async (tx) => {
    await requireStanding(tx, userId);
    if ((await readOpenSummons(tx, userId))?.id !== summonsId) throw new Refused('SUMMONS_OVER');
    await letGo(tx, userId, deps.now());
  });
