import { must } from '../../../domain/shared/refusals.ts';
import { utcDay } from '../../../domain/shared/time.ts';
import { acceptSentOn, endByHand } from '../../../domain/wallet/hand-payouts.ts';
import type { ProviderPayoutStatus } from '../../../domain/wallet/payments.ts';
import { payoutEnd } from '../../../domain/wallet/wallet.schemas.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { readInput } from '../../kernel/read-input.ts';
import { ALWAYS, countGiven, requireSecondFactor } from '../../security/index.ts';
import { lockHandPayout } from './lock-hand-payout.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';

export interface ConfirmPayoutInput {
  readonly withdrawalId: string;
  readonly status: ProviderPayoutStatus;
  /** The bank's number of the transfer, or why it failed or came back, which the player reads. */
  readonly reference: string;
  /** The bank's day of the transfer, `YYYY-MM-DD`; null for today. */
  readonly sentOn: string | null;
  /** A code of the second factor; null when none is given. */
  readonly proof: string | null;
}

/**
 * An administrator's word on a payout that is made by hand in the operator's bank: it was sent, could not be, or was sent
 * and came back. Whatever gives the money to the player again asks for the second factor. Answers the withdrawal's id.
 * @throws Refused FORBIDDEN, NOT_FOUND, OWN_MONEY, PAYMENT_NOT_WAITING, SECOND_ADMINISTRATOR, ADMINISTRATOR_NEW,
 * BAD_INPUT, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function confirmPayout(deps: Deps, actor: Actor, key: string, input: ConfirmPayoutInput): Promise<string> {
  const { withdrawalId: id, status } = input;
  const { reference } = readInput(payoutEnd, input);
  const proof = await countGiven(deps, actor.userId, input.proof);
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const payload = [id, status, reference, input.sentOn];
    const call = { userId: actor.userId, key, operation: 'confirmPayout', payload, answerId: id, at };
    return once(tx, call, async () => {
      const { judge, withdrawal } = await lockHandPayout(tx, actor, id, at);
      const { doubleApprovalFromCents } = await readSettings(tx);
      must(endByHand({ ...withdrawal, doubleFromCents: doubleApprovalFromCents }, status, judge.id));
      if (status === 'paid') {
        const sentOn = must(acceptSentOn(input.sentOn ?? utcDay(at), withdrawal.requestedAt, at));
        const notes = { handledBy: judge.id, handledAt: at, bankReference: reference, sentOn };
        await settleWithdrawal(deps, tx, id, status, null, notes);
      } else {
        await requireSecondFactor(deps, tx, actor, proof, ALWAYS);
        await settleWithdrawal(deps, tx, id, status, reference);
      }
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: judge.id,
        action: `withdrawal.${status}`,
        subject: 'withdrawal',
        subjectId: id,
        reason: reference,
        data: { userId: withdrawal.userId, amountCents: withdrawal.amountCents },
        at,
      });
    });
  });
}
