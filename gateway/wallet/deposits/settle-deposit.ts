import { Refused } from '../../../domain/shared/refusals.ts';
import { utcDay } from '../../../domain/shared/time.ts';
import { type ProviderDepositStatus, transitionDeposit } from '../../../domain/wallet/payments.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { bookDeposit } from '../../../db/wallet/index.ts';
import { countMoney } from '../../../db/wallet/money-day.ts';
import { changeDeposit, lockDeposit } from '../../../db/wallet/payment.queries.ts';
import type { DepositRow } from '../../../db/wallet/payment.table.ts';
import { lockUser } from '../../../db/accounts/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { WHOLE, payDebt, settleReversal } from './settle-reversal.ts';

interface Detail {
  readonly ref?: string;
  readonly actionUrl?: string | null;
  readonly failure: string | null;
}

/** Applies a provider's event to a deposit: status, money, limits and event at once. Repetitions change nothing. */
export async function settleDeposit(
  deps: Deps,
  tx: Tx,
  id: string,
  told: ProviderDepositStatus,
  detail: Detail,
): Promise<void> {
  if (told === 'charged-back') return settleReversal(deps, tx, id, WHOLE);
  const deposit = await lockDeposit(tx, id);
  if (!deposit) throw new Refused('NOT_FOUND');
  const transition = transitionDeposit(deposit.status, told);
  if (!transition) return;
  const { userId, amountCents } = deposit;
  const at = deps.now();
  await lockUser(tx, userId);
  await changeDeposit(tx, id, {
    status: transition.status,
    changedAt: at,
    actionUrl: transition.status === 'pending' ? (detail.actionUrl ?? null) : null,
    ...(detail.ref === undefined ? {} : { providerRef: detail.ref }),
    ...(transition.status === 'failed' ? { failure: detail.failure } : { failure: null }),
  });
  if (transition.credits) await creditDeposit(deps, tx, deposit);
  // After the money: whoever counts towards a day holds the account in the ledger already.
  if (transition.counts !== 0) {
    await countMoney(tx, userId, utcDay(deposit.createdAt), 'deposits', transition.counts * amountCents);
  }
  await appendEvent(tx, {
    type: `deposit.${transition.status}`,
    entity: 'deposit',
    entityId: id,
    concerns: [userId],
    data: { userId, amountCents },
    at,
  });
}

/** What comes in; a debt is paid from it first. */
async function creditDeposit(deps: Deps, tx: Tx, deposit: DepositRow): Promise<void> {
  await bookDeposit(tx, deposit, { id: deps.newId(), actorId: deposit.userId, at: deps.now() });
  await payDebt(deps, tx, deposit, deposit.amountCents);
}
