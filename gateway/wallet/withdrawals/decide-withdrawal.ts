import { isStaff } from '../../../domain/accounts/roles.ts';
import { mayAgree } from '../../../domain/accounts/second-administrator.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import {
  WITHDRAWAL_ACTIONS,
  type WithdrawalAction,
  decideWithdrawal as decide,
} from '../../../domain/wallet/payments.ts';
import { withdrawalDecisions } from '../../../domain/wallet/wallet.schemas.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import { changeWithdrawal, lockWithdrawal } from '../../../db/wallet/payment.queries.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';
import { once } from '../../kernel/once.ts';
import { returnWithdrawal } from './settle-withdrawal.ts';

export interface DecideWithdrawalInput {
  readonly withdrawalId: string;
  readonly action: WithdrawalAction;
  /** Shown to the player when it is refused; needed then. */
  readonly reason: string;
}

/**
 * What staff decide over a request (AF-05): approve starts the payout, hold keeps it for a closer look, reject gives
 * the money back. Large ones need two administrators. Answers the withdrawal's id.
 * @throws Refused FORBIDDEN, NOT_FOUND, OWN_MONEY, PAYMENT_NOT_WAITING, SECOND_ADMINISTRATOR,
 * ADMINISTRATOR_NEW, BAD_INPUT
 */
export async function decideWithdrawal(
  deps: Deps,
  actor: Actor,
  key: string,
  input: DecideWithdrawalInput,
): Promise<string> {
  const { withdrawalId: id, action } = input;
  if (!WITHDRAWAL_ACTIONS.includes(action)) throw new Refused('BAD_INPUT', { field: 'action' });
  const { reason } = readInput<{ reason: string }, { reason: string }>(withdrawalDecisions[action], input);
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const payload = [id, action, reason];
    const call = { userId: actor.userId, key, operation: 'decideWithdrawal', payload, answerId: id, at };
    return once(tx, call, async () => {
      const judge = await requireStanding(tx, actor.userId);
      if (!isStaff(judge.role)) throw new Refused('FORBIDDEN');
      const withdrawal = await lockWithdrawal(tx, id);
      if (!withdrawal) throw new Refused('NOT_FOUND');
      if (withdrawal.userId === judge.id) throw new Refused('OWN_MONEY');
      const { doubleApprovalFromCents } = await readSettings(tx);
      const decision = decide(
        withdrawal.status,
        action,
        { id: judge.id, isAdministrator: judge.role === 'administrator' },
        {
          amountCents: withdrawal.amountCents,
          doubleFromCents: doubleApprovalFromCents,
          firstApproverId: withdrawal.firstApproverId,
        },
      );
      if (decision.kind === 'refused') throw new Refused(decision.reason);
      // Moderators approve small ones; of an administrator the role may be too young for any.
      if (action === 'approve' && judge.role === 'administrator') must(mayAgree(judge, withdrawal.requestedAt, at));
      if (decision.kind === 'approved-once') {
        await changeWithdrawal(tx, id, { firstApproverId: judge.id, changedAt: at });
      } else {
        const { status } = decision;
        const isRefused = status === 'rejected';
        await changeWithdrawal(tx, id, {
          status,
          changedAt: at,
          decidedBy: judge.id,
          ...(isRefused ? { reason } : {}),
        });
        if (isRefused) await returnWithdrawal(deps, tx, withdrawal, judge.id);
        if (status === 'approved') {
          await enqueueJob(tx, {
            id: deps.newId(),
            kind: 'withdrawal.pay',
            payload: { withdrawalId: id },
            runAt: at,
            createdAt: at,
            uniqueKey: `withdrawal.pay:${id}`,
          });
        }
        await appendEvent(tx, {
          type: `withdrawal.${status}`,
          entity: 'withdrawal',
          entityId: id,
          concerns: [withdrawal.userId],
          data: { userId: withdrawal.userId, amountCents: withdrawal.amountCents },
          at,
        });
      }
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: judge.id,
        action: `withdrawal.${action}`,
        subject: 'withdrawal',
        subjectId: id,
        reason,
        data: { userId: withdrawal.userId, amountCents: withdrawal.amountCents },
        at,
      });
    });
  });
}
