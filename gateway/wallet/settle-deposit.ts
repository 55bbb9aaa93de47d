import { Refused } from '../../domain/shared/refusals.ts';
import { utcDay } from '../../domain/shared/time.ts';
import { type ProviderDepositStatus, transitionDeposit } from '../../domain/wallet/payments.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { readDebt } from '../../db/wallet/history.queries.ts';
import { bookChargeback, bookDebt, bookDeposit } from '../../db/wallet/index.ts';
import { countMoney } from '../../db/wallet/money-day.ts';
import { openDebtAccount } from '../../db/wallet/open-books.ts';
import { changeDeposit, lockDeposit } from '../../db/wallet/payment.queries.ts';
import type { DepositRow } from '../../db/wallet/payment.table.ts';
import { lockBalance } from '../../db/wallet/wallet.queries.ts';
import { lockUser } from '../../db/accounts/index.ts';
import type { Deps } from '../kernel/deps.ts';

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
  if (transition.credits) await credit(deps, tx, deposit);
  if (transition.takesBack) await takeBack(deps, tx, deposit);
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

const bookingOf = (deps: Deps, { userId }: DepositRow) => ({ id: deps.newId(), actorId: userId, at: deps.now() });

/** What comes in; a debt is paid from it first. */
async function credit(deps: Deps, tx: Tx, deposit: DepositRow): Promise<void> {
  const { userId, amountCents } = deposit;
  await bookDeposit(tx, deposit, bookingOf(deps, deposit));
  const debtCents = await readDebt(tx, userId);
  if (debtCents > 0) await bookDebt(tx, deposit, Math.min(debtCents, amountCents), bookingOf(deps, deposit));
}

/** What was taken back by the payer's bank; what the wallet no longer holds becomes a debt. */
async function takeBack(deps: Deps, tx: Tx, deposit: DepositRow): Promise<void> {
  const { userId, amountCents } = deposit;
  const heldCents = Math.min(amountCents, await lockBalance(tx, userId, 'USD'));
  if (heldCents < amountCents) await openDebtAccount(tx, userId);
  await bookChargeback(tx, deposit, heldCents, bookingOf(deps, deposit));
}
