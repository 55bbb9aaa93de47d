import { Refused } from '../../../domain/shared/refusals.ts';
import { touchPasskey } from '../../../db/security/passkey.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { findPendingProof, issuePendingProof, spendPendingProof } from '../pending-proof.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import { type PasskeyQuestion, checkPasskey, passkeyOptions } from './passkey.ts';

const ATTEMPTS_PER_ACCOUNT = 30;

/** Asks a signed-in player for one of the own passkeys. @throws Refused RATE_LIMITED */
export async function beginPasskeyProof(deps: Deps, { userId }: Actor): Promise<PasskeyQuestion> {
  await chargeAttempt(deps, `passkey:account:${userId}`, ATTEMPTS_PER_ACCOUNT);
  const { token, challenge } = await deps.db.transact((tx) => issuePendingProof(deps, tx, 'passkey-confirm', userId));
  return { proofToken: token, options: await passkeyOptions(deps, deps.db.read, challenge, userId) };
}

/**
 * Exchanges a passkey's answer for a receipt that stands for a code wherever one is asked for: good once, and for five
 * minutes. @throws Refused PROOF_EXPIRED, PASSKEY_REFUSED
 */
export async function provePasskey(
  deps: Deps,
  { userId }: Actor,
  input: { readonly proofToken: string; readonly passkey: string },
): Promise<string> {
  const { challenge, userId: ownerId } = await findPendingProof(deps, input.proofToken, ['passkey-confirm']);
  if (ownerId !== userId) throw new Refused('PROOF_EXPIRED');
  const use = await checkPasskey(deps, { answer: input.passkey, challenge, userId, isAlone: false });
  return deps.db.transact(async (tx) => {
    await spendPendingProof(deps, tx, input.proofToken, ['passkey-confirm']);
    if (!(await touchPasskey(tx, use, deps.now()))) throw new Refused('PASSKEY_REFUSED');
    const { token } = await issuePendingProof(deps, tx, 'proof', userId);
    return token;
  });
}
