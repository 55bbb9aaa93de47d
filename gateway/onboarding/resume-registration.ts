import { ruleOnResend } from '../../domain/onboarding/registration.ts';
import { verifyEmailPath } from '../../domain/onboarding/onboarding.paths.ts';
import type { Language } from '../../domain/shared/languages.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { Tx } from '../../db/client/database.ts';
import { lockRegistrationsOf, readRegistration, updateRegistration } from '../../db/onboarding/registration.queries.ts';
import type { Caller } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { issueCode } from './registration-code.ts';
import { resendCode } from './resend-code.ts';

/**
 * For whoever signs in to a registration that waits for its code: sends another one and says what takes it. Where a mailbox
 * has had its share, the code that it has has to do.
 * @throws Refused REGISTRATION_WAITING; CODE_LOCKED where its tries are spent and it is to be begun anew; REGISTRATION_MISSING
 */
export async function resumeRegistration(deps: Deps, caller: Caller, id: string): Promise<never> {
  await resendCode(deps, caller, id).catch((error: unknown) => {
    const code = error instanceof Refused ? error.refusal.code : null;
    if (code === 'RATE_LIMITED') return;
    // The form that was sent has no field for a code.
    throw code === 'CODE_LOCKED' ? new Refused(code) : error;
  });
  const waiting = await readRegistration(deps.db.read, id);
  if (!waiting) throw new Refused('REGISTRATION_MISSING');
  const { email, referralCode } = waiting;
  throw new Refused('REGISTRATION_WAITING', { data: { registrationId: id, email, referralCode: referralCode ?? '' } });
}

/**
 * For whoever has forgotten the password before the account began: mails a code to the newest registration of the address
 * that still takes one, and where to enter it. Nothing where there is none.
 */
export async function remindRegistration(
  deps: Deps,
  tx: Tx,
  emailKey: string,
  language: Language | undefined,
): Promise<void> {
  const now = deps.now();
  const [waiting] = (await lockRegistrationsOf(tx, emailKey))
    .filter((one) => one.codeHash !== null && ruleOnResend(one, now).ok)
    .toSorted((a, b) => b.createdAt - a.createdAt);
  if (!waiting) return;
  // Behind the hash: no server, no log and no other site is told what stands there.
  const url = `${deps.config.publicUrl}${verifyEmailPath}#registration=${waiting.id}`;
  await updateRegistration(tx, waiting.id, await issueCode(deps, tx, { language }, waiting, url));
}
