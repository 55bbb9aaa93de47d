import { utcDay } from '../../../domain/shared/time.ts';
import { isManualPayout } from '../../../domain/wallet/hand-payouts.ts';
import { type ProviderPayoutStatus, transitionPayout } from '../../../domain/wallet/payments.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import type { Job } from '../../../db/jobs/job.table.ts';
import { bookWithdrawalPayout, bookWithdrawalReturn } from '../../../db/wallet/index.ts';
import { readMethods } from '../../../db/wallet/method.queries.ts';
import { countMoney } from '../../../db/wallet/money-day.ts';
import { changeWithdrawal, lockWithdrawal, readWithdrawal } from '../../../db/wallet/payment.queries.ts';
import type { WithdrawalRow } from '../../../db/wallet/payment.table.ts';
import type { Deps } from '../../kernel/deps.ts';
import { providerMethodOf } from './add-method.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'withdrawal.pay': { readonly withdrawalId: string };
  }
}

/**
 * Gives amount and fee of a withdrawal, as it was until now, back to the player, who may withdraw it again the same day.
 */
export async function returnWithdrawal(
  deps: Deps,
  tx: Tx,
  withdrawal: WithdrawalRow,
  actorId: string | null,
): Promise<void> {
  const { userId, amountCents } = withdrawal;
  await bookWithdrawalReturn(
    tx,
    withdrawal,
    { id: deps.newId(), actorId, at: deps.now() },
    withdrawal.status === 'paid',
  );
  await countMoney(tx, userId, utcDay(withdrawal.requestedAt), 'withdrawals', -amountCents);
}

/**
 * The job of an approved withdrawal: asks the provider to pay. Asking twice pays once: the id is the key. What the
 * provider leaves to people waits for them, which the desk is told.
 */
export async function payWithdrawal(deps: Deps, job: Job<'withdrawal.pay'>): Promise<void> {
  const withdrawal = await readWithdrawal(deps.db.read, job.payload.withdrawalId);
  if (withdrawal?.status !== 'approved' || isManualPayout(withdrawal.providerRef)) return;
  const method = (await readMethods(deps.db.read, [withdrawal.methodId])).get(withdrawal.methodId);
  if (!method) throw new Error(`there is no payment method ${withdrawal.methodId}`);
  const { id, amountCents } = withdrawal;
  const answer = await deps.payments.payOut(deps, {
    withdrawalId: id,
    amountCents,
    method: providerMethodOf(deps, method),
  });
  await deps.db.transact(async (tx) => {
    await changeWithdrawal(tx, id, { providerRef: answer.ref });
    if (answer.status !== null) await settleWithdrawal(deps, tx, id, answer.status, answer.failure);
    if (isManualPayout(answer.ref))
      await appendEvent(tx, {
        type: 'withdrawal.by-hand',
        entity: 'withdrawal',
        entityId: id,
        concerns: [],
        data: { userId: withdrawal.userId, amountCents },
        at: deps.now(),
      });
  });
}

/** What is kept of a payout by hand beside its status. */
type HandNotes = Partial<Pick<WithdrawalRow, 'handledBy' | 'handledAt' | 'bankReference' | 'sentOn'>>;

/** Applies what is told of a payout: status, money and event at once. Repetitions change nothing. */
export async function settleWithdrawal(
  deps: Deps,
  tx: Tx,
  id: string,
  told: ProviderPayoutStatus,
  failure: string | null,
  notes: HandNotes = {},
): Promise<void> {
  const withdrawal = await lockWithdrawal(tx, id);
  const status = withdrawal && transitionPayout(withdrawal.status, told);
  if (!withdrawal || !status) return;
  const at = deps.now();
  await changeWithdrawal(tx, id, {
    ...notes,
    status,
    changedAt: at,
    ...(status === 'failed' ? { reason: failure } : {}),
  });
  if (status === 'failed') await returnWithdrawal(deps, tx, withdrawal, null);
  else await bookWithdrawalPayout(tx, withdrawal, { id: deps.newId(), actorId: null, at });
  await appendEvent(tx, {
    type: `withdrawal.${status}`,
    entity: 'withdrawal',
    entityId: id,
    concerns: [withdrawal.userId],
    data: { userId: withdrawal.userId, amountCents: withdrawal.amountCents },
    at,
  });
}
