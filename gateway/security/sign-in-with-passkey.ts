import { Refused } from '../../domain/shared/refusals.ts';
import { touchPasskey } from '../../db/security/passkey.queries.ts';
import type { Caller } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { findChallenge, issueChallenge, spendChallenge } from './challenge.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import { SIGN_IN_KINDS } from './confirm-sign-in.ts';
import { type Entered, enter } from './enter.ts';
import { type PasskeyQuestion, checkPasskey, passkeyOptions } from './passkey.ts';
import { requireStanding } from '../accounts/standing.ts';

const ATTEMPTS_PER_ADDRESS = 60;

/** Asks the browser for any passkey of this site. @throws Refused RATE_LIMITED */
export async function beginPasskeySignIn(deps: Deps, caller: Caller): Promise<PasskeyQuestion> {
  await chargeAttempt(deps, `passkey:address:${caller.address}`, ATTEMPTS_PER_ADDRESS);
  const { token, challenge } = await deps.db.transact((tx) => issueChallenge(deps, tx, 'passkey-sign-in', null));
  return { challenge: token, options: await passkeyOptions(deps, deps.db.read, challenge, null) };
}

/** Asks for a passkey in place of the code of a sign-in that waits for its second factor. @throws Refused CHALLENGE_MISSING */
export async function passkeyForSignIn(deps: Deps, token: string): Promise<PasskeyQuestion> {
  const { challenge, userId } = await findChallenge(deps, token, SIGN_IN_KINDS);
  return { challenge: token, options: await passkeyOptions(deps, deps.db.read, challenge, userId) };
}

/**
 * Opens a session by a passkey alone. The device has made sure of its owner, so it stands for both factors.
 * @throws Refused CHALLENGE_MISSING, PASSKEY_REFUSED, ACCOUNT_SUSPENDED, ACCOUNT_BANNED
 */
export async function signInWithPasskey(
  deps: Deps,
  caller: Caller,
  input: { readonly challenge: string; readonly passkey: string },
): Promise<Entered> {
  const { challenge } = await findChallenge(deps, input.challenge, ['passkey-sign-in']);
  const use = await checkPasskey(deps, { answer: input.passkey, challenge, userId: null, isAlone: true });
  return deps.db.transact(async (tx) => {
    await spendChallenge(deps, tx, input.challenge, ['passkey-sign-in']);
    const user = await requireStanding(tx, use.userId);
    if (!(await touchPasskey(tx, use, deps.now()))) throw new Refused('PASSKEY_REFUSED');
    return enter(deps, tx, caller, user);
  });
}
