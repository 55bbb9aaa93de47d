import { mayAgree } from '../../../domain/accounts/second-administrator.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { isManualPayout } from '../../../domain/wallet/hand-payouts.ts';
import type { User } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { lockWithdrawal } from '../../../db/wallet/payment.queries.ts';
import type { WithdrawalRow } from '../../../db/wallet/payment.table.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';

interface HandPayoutHeld {
  readonly judge: User;
  readonly withdrawal: WithdrawalRow;
}

/**
 * A payout by hand, locked, for an administrator who may send it: not the own one, and by the rule of whoever approves.
 * @throws Refused FORBIDDEN, NOT_FOUND, OWN_MONEY, PAYMENT_NOT_WAITING, ADMINISTRATOR_NEW
 */
export async function lockHandPayout(tx: Tx, { userId }: Actor, id: string, at: number): Promise<HandPayoutHeld> {
  const judge = await requireStanding(tx, userId);
  if (judge.role !== 'administrator') throw new Refused('FORBIDDEN');
  const withdrawal = await lockWithdrawal(tx, id);
  if (!withdrawal) throw new Refused('NOT_FOUND');
  if (withdrawal.userId === judge.id) throw new Refused('OWN_MONEY');
  if (!isManualPayout(withdrawal.providerRef)) throw new Refused('PAYMENT_NOT_WAITING');
  must(mayAgree(judge, withdrawal.requestedAt, at));
  return { judge, withdrawal };
}
