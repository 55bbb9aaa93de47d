import { Refused } from '../../domain/shared/refusals.ts';
import type { ProviderPayoutStatus } from '../../domain/wallet/payments.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { readWithdrawal } from '../../db/wallet/payment.queries.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { isManualPayout } from '../kernel/payment-provider.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';

const REFERENCE_MAX = 200;

export interface ConfirmPayoutInput {
  readonly withdrawalId: string;
  readonly status: ProviderPayoutStatus;
  /** The bank's number of the transfer, or why it failed. */
  readonly reference: string;
}

/**
 * An administrator's answer about a payout that was made by hand in the operator's bank.
 * @throws Refused FORBIDDEN, NOT_FOUND, OWN_MONEY, PAYMENT_NOT_WAITING, BAD_INPUT
 */
export async function confirmPayout(deps: Deps, actor: Actor, input: ConfirmPayoutInput): Promise<void> {
  const reference = input.reference.trim();
  if (reference === '' || reference.length > REFERENCE_MAX) throw new Refused('BAD_INPUT', { field: 'reference' });
  await deps.db.transact(async (tx) => {
    const judge = await requireStanding(tx, actor.userId);
    if (judge.role !== 'administrator') throw new Refused('FORBIDDEN');
    const withdrawal = await readWithdrawal(tx, input.withdrawalId);
    if (!withdrawal) throw new Refused('NOT_FOUND');
    if (withdrawal.userId === judge.id) throw new Refused('OWN_MONEY');
    if (withdrawal.status !== 'approved' || !isManualPayout(withdrawal.providerRef))
      throw new Refused('PAYMENT_NOT_WAITING');
    await settleWithdrawal(deps, tx, withdrawal.id, input.status, reference);
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: judge.id,
      action: `withdrawal.${input.status}`,
      subject: 'withdrawal',
      subjectId: withdrawal.id,
      reason: reference,
      data: { userId: withdrawal.userId, amountCents: withdrawal.amountCents },
      at: deps.now(),
    });
  });
}
