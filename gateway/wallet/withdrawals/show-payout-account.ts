import { Refused } from '../../../domain/shared/refusals.ts';
import { readUser } from '../../../db/accounts/index.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { readMethods } from '../../../db/wallet/method.queries.ts';
import { changeWithdrawal } from '../../../db/wallet/payment.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { ProviderMethod } from '../../kernel/payment-provider.ts';
import { ALWAYS, countGiven, requireSecondFactor } from '../../security/index.ts';
import { isUsable, providerMethodOf } from './add-method.ts';
import { lockHandPayout } from './lock-hand-payout.ts';

export interface ShowPayoutAccountInput {
  readonly withdrawalId: string;
  /** A code of the second factor; null when none is given. */
  readonly proof: string | null;
}

export interface ShownAccount extends Omit<ProviderMethod, 'token'> {
  /** Which other administrator was shown it last, who may be sending the money; null for nobody. */
  readonly earlierHandler: string | null;
}

/**
 * Shows an administrator where the money of an approved payout by hand goes. Each showing takes the second factor, stands
 * in the audit log, and is kept with the payout: whoever is shown it next is told that somebody may be sending the money.
 * @throws Refused FORBIDDEN, NOT_FOUND, OWN_MONEY, PAYMENT_NOT_WAITING, ADMINISTRATOR_NEW, METHOD_UNUSABLE,
 * PAYOUT_DOUBTED, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function showPayoutAccount(
  deps: Deps,
  actor: Actor,
  input: ShowPayoutAccountInput,
): Promise<ShownAccount> {
  const proof = await countGiven(deps, actor.userId, input.proof);
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const { judge, withdrawal } = await lockHandPayout(tx, actor, input.withdrawalId, at);
    if (withdrawal.status !== 'approved') throw new Refused('PAYMENT_NOT_WAITING');
    const method = (await readMethods(tx, [withdrawal.methodId])).get(withdrawal.methodId);
    if (!method || !isUsable(deps, method)) throw new Refused('METHOD_UNUSABLE');
    // The password was reset meanwhile: the account may be a thief's.
    if (method.lockedAt !== null) throw new Refused('PAYOUT_DOUBTED');
    await requireSecondFactor(deps, tx, actor, proof, ALWAYS);
    await changeWithdrawal(tx, withdrawal.id, { handledBy: judge.id, handledAt: at });
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: judge.id,
      action: 'withdrawal.account-shown',
      subject: 'withdrawal',
      subjectId: withdrawal.id,
      reason: '',
      data: { userId: withdrawal.userId, amountCents: withdrawal.amountCents },
      at,
    });
    const { kind, destination, network } = providerMethodOf(deps, method);
    const { handledBy } = withdrawal;
    const earlier = handledBy === null || handledBy === judge.id ? undefined : await readUser(tx, handledBy);
    return { kind, destination, network, earlierHandler: earlier?.username ?? null };
  });
}
