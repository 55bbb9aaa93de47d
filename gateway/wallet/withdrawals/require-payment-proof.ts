import { SECOND_FACTOR_WINDOW_MS } from '../../../domain/security/second-factor.ts';
import type { Tx } from '../../../db/client/database.ts';
import { readPaidSince } from '../../../db/wallet/payment.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type CountedProof, requireSecondFactor } from '../../security/index.ts';

/**
 * Lets a payment in or out through without a second proof only while all of the last 24 hours together stay within
 * $100, so that a large one is not paid in small parts. The account must be locked, so that payments go one by one, and
 * all else be found in order, so that nobody is asked for a code in vain.
 * @throws Refused TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function requirePaymentProof(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  proof: CountedProof | null,
  payment: { readonly amountCents: number; readonly at: number },
): Promise<void> {
  const paidCents = await readPaidSince(tx, actor.userId, payment.at - SECOND_FACTOR_WINDOW_MS);
  await requireSecondFactor(deps, tx, actor, proof, paidCents + payment.amountCents);
}
