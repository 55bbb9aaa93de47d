import { staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { lockUser, type User } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { inStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';

export interface AccountChange {
  readonly accountId: string;
  readonly reason: string;
  /** The report of a player that this answers: it is resolved at the same moment or nothing is done. */
  readonly reportId?: string | null | undefined;
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
  /** What it was before; nothing where the action says it all. */
  readonly from?: string;
  readonly to?: string;
}

/**
 * The frame of everything that staff do to an account: one transaction that locks both accounts, asks the rule, does
 * it, and writes down who did it and why; `work` answers null where it has written that down itself. Answers the account's
 * id.
 * @throws Refused BAD_INPUT without a reason, NOT_FOUND; ONESELF, SENIOR_ONLY, REPORT_DECIDED for a report
 */
export function changeAccount(
  deps: Deps,
  actor: Actor,
  change: AccountChange,
  work: (scene: AccountScene) => Promise<Done | null>,
): Promise<string> {
  const { accountId, reportId = null } = change;
  const { reason } = readInput(staffAct, change);
  return deps.db.transact(async (tx) => {
    // In the order of ids, so that two of staff who act on one another do so one after the other.
    const locked = new Map<string, User | undefined>();
    for (const id of [actor.userId, accountId].toSorted()) locked.set(id, await lockUser(tx, id));
    const staff = inStanding(locked.get(actor.userId));
    const subject = locked.get(accountId);
    if (!subject) throw new Refused('NOT_FOUND');
    const done = await work({ tx, staff, subject, reason });
    if (reportId !== null) await deps.wiring.provided.answerReport({ deps, tx, staff }, reportId, subject.id);
    if (!done) return subject.id;
    const { action, from = null, to = null } = done;
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
