import { tierOf } from '../../../domain/accounts/roles.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { utcDay } from '../../../domain/shared/time.ts';
import { withinIncome } from '../../../domain/wallet/creator-payout.ts';
import { WITHDRAWAL_LIMITS, withinMoneyLimit } from '../../../domain/wallet/limits.ts';
import { PAYOUT_KINDS } from '../../../domain/wallet/methods.ts';
import {
  METHOD_COOLING_MS,
  METHOD_LOCK_MS,
  WITHDRAWAL_CENTS_MIN,
  withdrawalFee,
} from '../../../domain/wallet/payments.ts';
import { lockUser } from '../../../db/accounts/index.ts';
import { together } from '../../../db/client/together.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import { bookWithdrawal } from '../../../db/wallet/index.ts';
import { readCreatorIncome } from '../../../db/wallet/creator-income.queries.ts';
import { changeMethod, lockMethod } from '../../../db/wallet/method.queries.ts';
import { countMoney, readCounted } from '../../../db/wallet/money-day.ts';
import { insertWithdrawal } from '../../../db/wallet/payment.queries.ts';
import type { MethodRow } from '../../../db/wallet/payment.table.ts';
import { inStanding } from '../../accounts/index.ts';
import { countProof } from '../../security/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { onceOver } from '../../kernel/once.ts';
import { isUsable } from './add-method.ts';
import { requireOffered } from '../deposits/require-offered.ts';
import { requirePaymentProof } from './require-payment-proof.ts';

export interface RequestWithdrawalInput {
  readonly methodId: string;
  readonly amountCents: number;
  /** Whether it pays out income of a creator. */
  readonly isCreatorPayout?: boolean;
  /** A code of the second factor; null when none is given. */
  readonly proof: string | null;
}

/** @throws Refused METHOD_UNUSABLE, METHOD_LOCKED, METHOD_COOLING */
function requirePayoutMethod(deps: Deps, method: MethodRow | undefined, at: number): MethodRow {
  if (!method) throw new Refused('NOT_FOUND', { field: 'methodId' });
  if (!isUsable(deps, method) || !PAYOUT_KINDS.includes(method.kind))
    throw new Refused('METHOD_UNUSABLE', { field: 'methodId' });
  if (method.lockedAt !== null)
    throw new Refused('METHOD_LOCKED', {
      field: 'methodId',
      data: { confirmableAt: method.lockedAt + METHOD_LOCK_MS },
    });
  const unlocksAt = method.createdAt + METHOD_COOLING_MS;
  if (unlocksAt > at) throw new Refused('METHOD_COOLING', { field: 'methodId', data: { unlocksAt } });
  return method;
}

/**
 * Asks for a payout; amount and fee are held until staff decide (WA-12, BC-03, BC-07, BC-08). One of a creator's income
 * takes $100 at the least and no more than was earned of viewers (CR-07, BC-04). Answers its id.
 * @throws Refused AMOUNT_OUT_OF_BOUNDS, NOT_FOUND, METHOD_UNUSABLE, CRYPTO_OFF, METHOD_LOCKED, METHOD_COOLING, LIMIT_EXCEEDED, FUNDS_LOCKED,
 * INSUFFICIENT_FUNDS, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function requestWithdrawal(
  deps: Deps,
  actor: Actor,
  key: string,
  input: RequestWithdrawalInput,
): Promise<string> {
  const { methodId, amountCents, isCreatorPayout = false } = input;
  const { userId } = actor;
  if (amountCents < WITHDRAWAL_CENTS_MIN)
    throw new Refused('AMOUNT_OUT_OF_BOUNDS', { field: 'amountCents', data: { minCents: WITHDRAWAL_CENTS_MIN } });
  const proof = input.proof === null ? null : await countProof(deps, userId, input.proof);
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const id = deps.newId();
    const payload = [methodId, amountCents, ...(isCreatorPayout ? ['creator'] : [])];
    const call = { userId, key, operation: 'requestWithdrawal', payload, answerId: id, at };
    const ask = () => together([lockUser(tx, userId), lockMethod(tx, userId, methodId)]);
    return onceOver(tx, call, ask, async ([account, found]) => {
      const user = inStanding(account);
      // Behind the account's lock, so that of two payouts at once the second one sees the first.
      if (isCreatorPayout) must(withinIncome(await readCreatorIncome(tx, userId), amountCents));
      const method = requirePayoutMethod(deps, found, at);
      await requireOffered(deps, tx, method.kind, 'methodId');
      const day = utcDay(at);
      const [used, settings] = await together([readCounted(tx, userId, day, 'withdrawals'), readSettings(tx)]);
      must(withinMoneyLimit(WITHDRAWAL_LIMITS[tierOf(user)], used, amountCents));
      const feeCents = withdrawalFee(tierOf(user), settings.withdrawalFeeCents);
      const booking = { id: deps.newId(), actorId: userId, at };
      await bookWithdrawal(tx, { id, userId, amountCents, feeCents }, booking);
      await requirePaymentProof(deps, tx, actor, proof, { amountCents, at });
      await together([
        countMoney(tx, userId, day, 'withdrawals', amountCents),
        insertWithdrawal(tx, {
          id,
          userId,
          methodId,
          amountCents,
          feeCents,
          status: 'requested',
          reason: null,
          requestedAt: at,
          changedAt: at,
          firstApproverId: null,
          decidedBy: null,
          provider: deps.payments.name,
          providerRef: null,
          isCreatorPayout,
        }),
        changeMethod(tx, method.id, { lastUsedAt: at }),
        appendEvent(tx, {
          type: 'withdrawal.requested',
          entity: 'withdrawal',
          entityId: id,
          concerns: [userId],
          data: { userId, amountCents },
          at,
        }),
      ]);
    });
  });
}
