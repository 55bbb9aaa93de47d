import { isStaff } from '../../domain/accounts/roles.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { User } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { type Disputed, lockDisputed } from './contest.ts';
import { isOwnCase } from './own-case.ts';

interface Judged extends Disputed {
  readonly judge: User;
  readonly isInvolved: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Has a member of staff decide over a case, once for one key and in one transaction, which holds the dispute and its
 * contest. Answers the dispute's id.
 * @throws Refused FORBIDDEN, NOT_FOUND, and what `decide` refuses
 */
export const judgeCase = (
  deps: Deps,
  { userId }: Actor,
  { disputeId, ...call }: { disputeId: string; key: string; operation: string; payload: readonly unknown[] },
  decide: (tx: Tx, judged: Judged) => Promise<void>,
): Promise<string> =>
  deps.db.transact(async (tx) => {
    const at = deps.now();
    return once(tx, { ...call, userId, answerId: disputeId, at }, async () => {
      const judge = await requireStanding(tx, userId);
      if (!isStaff(judge.role)) throw new Refused('FORBIDDEN');
      const found = await lockDisputed(deps, tx, disputeId);
      if (!found) throw new Refused('NOT_FOUND');
      const isInvolved = await isOwnCase(tx, deps, judge.id, disputeId, found.contest);
      await decide(tx, { ...found, judge, isInvolved, at });
    });
  });
