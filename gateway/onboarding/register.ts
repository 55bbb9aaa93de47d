import { emailKeyOf, emailOf } from '../../domain/accounts/email.ts';
import {
  type FormRefusals,
  REGISTRATION_LIFE_MS,
  type RegistrationForm,
  leadOf,
  referralCodeOf,
  refusalsOf,
} from '../../domain/onboarding/registration.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { must } from '../../domain/shared/refusals.ts';
import {
  deleteRegistration,
  freeUsername,
  insertRegistration,
  readReferrerId,
  updateRegistration,
} from '../../db/onboarding/registration.queries.ts';
import { isNameTaken } from '../../db/accounts/index.ts';
import type { Caller } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { hashPassword } from '../kernel/passwords.ts';
import { chargeMailbox, chargeVisitor, isLeaked } from '../security/index.ts';
import { issueCode } from './registration-code.ts';

export interface RegisterInput extends RegistrationForm {
  /** The visitor's earlier registration, which this one takes the place of. */
  readonly replacesId: string | null;
}

/** What the visitor is told of a registration. */
export interface WaitingRegistration {
  readonly id: string;
  readonly email: string;
  readonly codeExpiresAt: number;
  /** Whether the e-mail with its code was refused for good. */
  readonly isUndeliverable: boolean;
}

/**
 * Keeps a registration and sends its code (RG-03). The account begins with the right code; until then nothing but the
 * username is taken, and with it whatever looks like it. Neither the answer nor its time tells whether the address has an account.
 * @throws Refused with a code for each field that is not usable; RATE_LIMITED
 */
export async function register(deps: Deps, caller: Caller, input: RegisterInput): Promise<WaitingRegistration> {
  await chargeVisitor(deps, caller, 'register');
  requireNone({
    ...refusalsOf(input),
    ...((await isLeaked(input.password)) && { password: 'PASSWORD_UNUSABLE' }),
  });
  const email = emailOf(input.email.trim()) ?? '';
  const emailKey = emailKeyOf(email);
  await chargeMailbox(deps, emailKey);
  const passwordHash = await hashPassword(deps, input.password);
  const username = input.username.trim().normalize('NFKC');
  const referralCode = referralCodeOf(input.referralCode) || null;
  const id = deps.randomBytes(24).toString('base64url');
  const identity = { id, username, email, emailKey };
  const usernameKey = usernameKeyOf(username);

  return deps.db.transact(async (tx) => {
    const at = deps.now();
    if (input.replacesId !== null) await deleteRegistration(tx, input.replacesId);
    await freeUsername(tx, username, at);
    const isKept = await insertRegistration(tx, {
      ...identity,
      usernameKey,
      passwordHash,
      referralCode,
      codeHash: null,
      codeExpiresAt: at,
      tries: 0,
      createdAt: at,
      expiresAt: at + REGISTRATION_LIFE_MS,
    });
    // Looked up only now: an account that was made of another registration meanwhile is seen.
    const isTaken = !isKept || (await isNameTaken(tx, username, null));
    const isUnknown = referralCode !== null && (await readReferrerId(tx, referralCode)) === undefined;
    requireNone({
      ...(isTaken && { username: 'USERNAME_TAKEN' }),
      ...(isUnknown && { referralCode: 'REFERRAL_UNKNOWN' }),
    });
    const issued = await issueCode(deps, tx, caller, identity);
    await updateRegistration(tx, id, issued);
    return { id, email, codeExpiresAt: issued.codeExpiresAt, isUndeliverable: false };
  });
}

function requireNone(refusals: FormRefusals): void {
  const lead = leadOf(refusals);
  if (lead) must({ ok: false, refusal: lead });
}
