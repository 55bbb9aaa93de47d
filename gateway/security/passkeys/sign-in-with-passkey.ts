import { Refused } from '../../../domain/shared/refusals.ts';
import { touchPasskey } from '../../../db/security/passkey.queries.ts';
import type { Caller } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { findPendingProof, issuePendingProof, spendPendingProof } from '../pending-proof.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import { networkOf } from '../../kernel/http/network.ts';
import { SIGN_IN_KINDS } from '../confirm-sign-in.ts';
import { type Entered, enter } from '../enter.ts';
import { type PasskeyQuestion, checkPasskey, passkeyOptions } from './passkey.ts';
import { requireStanding } from '../../accounts/index.ts';

const ATTEMPTS_PER_ADDRESS = 60;

/** Asks the browser for any passkey of this site. @throws Refused RATE_LIMITED */
export async function beginPasskeySignIn(deps: Deps, caller: Caller): Promise<PasskeyQuestion> {
  await chargeAttempt(deps, `passkey:address:${networkOf(caller.address)}`, ATTEMPTS_PER_ADDRESS);
  const { token, challenge } = await deps.db.transact((tx) => issuePendingProof(deps, tx, 'passkey-sign-in', null));
  return { proofToken: token, options: await passkeyOptions(deps, deps.db.read, challenge, null) };
}

/** Asks for a passkey in place of the code of a sign-in that waits for its second factor. @throws Refused PROOF_EXPIRED */
export async function passkeyForSignIn(deps: Deps, token: string): Promise<PasskeyQuestion> {
  const { challenge, userId } = await findPendingProof(deps, token, SIGN_IN_KINDS);
  return { proofToken: token, options: await passkeyOptions(deps, deps.db.read, challenge, userId) };
}

/**
 * Opens a session by a passkey alone. The device has made sure of its owner, so it stands for both factors.
 * @throws Refused PROOF_EXPIRED, PASSKEY_REFUSED, ACCOUNT_SUSPENDED, ACCOUNT_BANNED
 */
export async function signInWithPasskey(
  deps: Deps,
  caller: Caller,
  input: { readonly proofToken: string; readonly passkey: string },
): Promise<Entered> {
  const { challenge } = await findPendingProof(deps, input.proofToken, ['passkey-sign-in']);
  const use = await checkPasskey(deps, { answer: input.passkey, challenge, userId: null, isAlone: true });
  return deps.db.transact(async (tx) => {
    await spendPendingProof(deps, tx, input.proofToken, ['passkey-sign-in']);
    const user = await requireStanding(tx, use.userId);
    if (!(await touchPasskey(tx, use, deps.now()))) throw new Refused('PASSKEY_REFUSED');
    return enter(deps, tx, caller, user);
  });
}
