import { Refused } from '../../domain/shared/refusals.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { lockUser } from '../../db/accounts/user.queries.ts';
import type { User } from '../../db/accounts/user.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { inStanding } from '../accounts/standing.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';

export const REASON_MAX = 2_000;

export interface AccountChange {
  readonly accountId: string;
  readonly reason: string;
}

/** Both accounts as they stand, locked until the transaction ends. */
export interface AccountScene {
  readonly tx: Tx;
  readonly staff: User;
  readonly subject: User;
  /** As it is kept and told. */
  readonly reason: string;
}

/** What goes into the audit log. */
export interface Done {
  readonly action: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The frame of everything that staff do to an account: one transaction that locks both accounts, asks the rule, does
 * it, and writes down who did it and why. Answers the account's id.
 * @throws Refused BAD_INPUT without a reason, NOT_FOUND
 */
export function changeAccount(
  deps: Deps,
  actor: Actor,
  change: AccountChange,
  work: (scene: AccountScene) => Promise<Done>,
): Promise<string> {
  const { accountId } = change;
  const reason = change.reason.trim();
  if (reason === '' || reason.length > REASON_MAX) throw new Refused('BAD_INPUT', { field: 'reason' });
  return deps.db.transact(async (tx) => {
    // In the order of ids, so that two of staff who act on one another do so one after the other.
    const locked = new Map<string, User | undefined>();
    for (const id of [actor.userId, accountId].toSorted()) locked.set(id, await lockUser(tx, id));
    const staff = inStanding(locked.get(actor.userId));
    const subject = locked.get(accountId);
    if (!subject) throw new Refused('NOT_FOUND');
    const { action, from, to } = await work({ tx, staff, subject, reason });
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action,
      subject: 'account',
      subjectId: subject.id,
      reason,
      data: { from, to },
      at: deps.now(),
    });
    return subject.id;
  });
}
