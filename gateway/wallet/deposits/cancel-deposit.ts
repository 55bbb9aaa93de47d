import { Refused } from '../../../domain/shared/refusals.ts';
import { readDeposit } from '../../../db/wallet/payment.queries.ts';
import { asUnknown } from '../../../db/client/outage.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { settleDeposit } from './settle-deposit.ts';

/**
 * Gives up a deposit that waits for its player, so that it counts towards no limit any more. What was paid meanwhile
 * stays paid: the provider has the last say.
 * @throws Refused NOT_FOUND, PAYMENT_NOT_WAITING
 */
export async function cancelDeposit(deps: Deps, { userId }: Actor, id: string): Promise<void> {
  const deposit = await readDeposit(deps.db.read, id);
  if (!deposit || deposit.userId !== userId) throw new Refused('NOT_FOUND');
  const { status, actionUrl, provider, providerRef } = deposit;
  if (status !== 'pending' || actionUrl === null || providerRef === null || provider !== deps.payments.name)
    throw new Refused('PAYMENT_NOT_WAITING');
  const told = await deps.payments.cancel(deps, providerRef);
  if (told === 'pending') throw new Refused('PAYMENT_NOT_WAITING');
  const failure = told === 'failed' ? 'You cancelled the payment' : null;
  await deps.db.transact((tx) => settleDeposit(deps, tx, id, told, { failure })).catch(asUnknown);
}
