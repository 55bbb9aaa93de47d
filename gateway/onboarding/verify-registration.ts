import { versionsAt } from '../../domain/accounts/legal.ts';
import { codeIn } from '../../domain/security/second-factor.ts';
import { REFERRAL_CODE_LENGTH, checkCode } from '../../domain/onboarding/registration.ts';
import { LANGUAGES } from '../../domain/shared/languages.ts';
import { type Ruling, Refused, allow, must, refuse } from '../../domain/shared/refusals.ts';
import {
  deleteRegistration,
  disarmRegistrations,
  insertOnboarding,
  lockForAccount,
  readReferrerId,
  updateRegistration,
} from '../../db/onboarding/registration.queries.ts';
import { insertAccepted, putLanguage, readUserByEmail } from '../../db/accounts/index.ts';
import { openAccount } from '../../db/wallet/index.ts';
import type { Registration } from '../../db/onboarding/registration.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { isUniqueViolation } from '../../db/client/sql.ts';
import type { Caller } from '../kernel/actor.ts';
import { type Deps, randomCode } from '../kernel/deps.ts';
import { hashPassword } from '../kernel/passwords.ts';
import { chargeVisitor, enqueueReset, enter, type Entered } from '../security/index.ts';
import { isRightCode } from './registration-code.ts';

export interface VerifyRegistrationInput {
  readonly registrationId: string;
  readonly code: string;
  /** Whether the registrant has come back by 'Forgot Password'. */
  readonly isPasswordForgotten?: boolean;
}

/**
 * Makes an account of a registration whose code is right, and signs the person in (RG-15, C-01). A code works once; of
 * many at the same time one does. Whoever has forgotten the password begins without one, so that it is no other's either,
 * and is mailed a link to set one.
 * @throws Refused CODE_WRONG, CODE_EXPIRED, CODE_LOCKED, REGISTRATION_MISSING, BAD_INPUT, RATE_LIMITED
 */
export async function verifyRegistration(
  deps: Deps,
  caller: Caller,
  { registrationId, code, isPasswordForgotten }: VerifyRegistrationInput,
): Promise<Entered> {
  const digits = codeIn(code);
  if (digits === null) throw new Refused('BAD_INPUT', { field: 'code' });
  await chargeVisitor(deps, caller, 'verify-registration');
  const nobodys = isPasswordForgotten ? await hashPassword(deps, deps.randomBytes(32).toString('base64url')) : null;
  // A refusal is answered and not thrown: the try that it cost is to be kept.
  const ruling = await deps.db
    .transact(async (tx): Promise<Ruling<Entered>> => {
      const registration = await lockForAccount(tx, registrationId);
      if (!registration) return refuse('REGISTRATION_MISSING');
      const check = checkCode(registration, isRightCode(deps, registration, digits), deps.now());
      if (check.tries !== registration.tries) await updateRegistration(tx, registrationId, { tries: check.tries });
      if (!check.ruling.ok) return check.ruling;
      // Only who reads the mailbox has a right code, so this tells nobody else anything.
      if (await readUserByEmail(tx, registration.emailKey)) return refuse('REGISTRATION_MISSING');
      return allow(await begin(deps, tx, caller, registration, nobodys));
    })
    .catch((error: unknown) => {
      // Somebody with an account has taken the name at the same moment.
      if (isUniqueViolation(error)) throw new Refused('REGISTRATION_MISSING');
      throw error;
    });
  return must(ruling);
}

async function begin(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  registration: Registration,
  nobodys: string | null,
): Promise<Entered> {
  const { id, username, usernameKey, email, emailKey, referralCode } = registration;
  const passwordHash = nobodys ?? registration.passwordHash;
  await deleteRegistration(tx, id);
  await disarmRegistrations(tx, emailKey);
  const referrerId = referralCode === null ? undefined : await readReferrerId(tx, referralCode);
  const user = await openAccount(tx, {
    id: deps.newId(),
    username,
    usernameKey,
    email,
    emailKey,
    displayName: username,
    passwordHash,
    referralCode: randomCode(deps, REFERRAL_CODE_LENGTH),
    referrerId: referrerId ?? null,
    createdAt: deps.now(),
  });
  // What was in force when the form was sent, which says so.
  await insertAccepted(tx, user.id, versionsAt(registration.createdAt), registration.createdAt);
  await insertOnboarding(tx, user.id);
  // Who read the page in a language is written to in it.
  if (caller.language !== undefined && caller.language !== LANGUAGES[0])
    await putLanguage(tx, user.id, caller.language);
  if (nobodys !== null) await enqueueReset(deps, tx, emailKey, caller.language);
  const entered = await enter(deps, tx, caller, user);
  if (referrerId !== undefined)
    await deps.wiring.provided.attributeReferral(deps, tx, {
      newcomerId: user.id,
      referrerId,
      address: caller.address,
    });
  return entered;
}
