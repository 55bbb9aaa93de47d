import { ruleOnResend } from '../../domain/onboarding/registration.ts';
import { must, Refused } from '../../domain/shared/refusals.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { lockRegistration, readRegistration, updateRegistration } from '../../db/onboarding/registration.queries.ts';
import type { Caller } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import { chargeMailbox, chargeVisitor } from '../security/index.ts';
import type { WaitingRegistration } from './register.ts';
import { issueCode } from './registration-code.ts';

const PER_REGISTRATION_AND_HOUR = 5;

/**
 * Sends another code, which takes the place of the one before (RG-13). The wrong codes so far still count.
 * @throws Refused REGISTRATION_MISSING, CODE_LOCKED, RATE_LIMITED
 */
export async function resendCode(deps: Deps, caller: Caller, registrationId: string): Promise<WaitingRegistration> {
  await chargeVisitor(deps, caller, 'resend-code');
  const known = await readRegistration(deps.db.read, registrationId);
  if (!known) throw new Refused('REGISTRATION_MISSING');
  must(ruleOnResend(known, deps.now()));
  await chargeAttempt(deps, `resend-code:registration:${registrationId}`, PER_REGISTRATION_AND_HOUR, HOUR);
  await chargeMailbox(deps, known.emailKey);
  return deps.db.transact(async (tx) => {
    const registration = await lockRegistration(tx, registrationId);
    if (!registration) throw new Refused('REGISTRATION_MISSING');
    must(ruleOnResend(registration, deps.now()));
    const issued = await issueCode(deps, tx, caller, registration);
    await updateRegistration(tx, registrationId, issued);
    const { email } = registration;
    return { id: registrationId, email, codeExpiresAt: issued.codeExpiresAt, isUndeliverable: false };
  });
}
