import { emailKeyOf, emailOf } from '../../domain/accounts/email.ts';
import {
  type FormRefusals,
  type RegistrationForm,
  leadOf,
  referralCodeOf,
  refusalsOf,
} from '../../domain/onboarding/registration.ts';
import { REGISTRATION_LIFE_MS } from '../../domain/onboarding/registration-life.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { must } from '../../domain/shared/refusals.ts';
import {
  deleteRegistration,
  freeUsername,
  insertRegistration,
  readHoldersOfName,
  readReferrerId,
  updateRegistration,
} from '../../db/onboarding/registration.queries.ts';
import { isNameTaken } from '../../db/accounts/index.ts';
import type { Caller } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { hashPassword, spellingIn } from '../kernel/passwords.ts';
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
 * username is taken, and with it whatever looks like it. Who sends it again with the same address and password takes the
 * own name anew. Neither the answer nor its time tells whether the address has an account or a registration.
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

  const own = await ownHolders(deps, { username, emailKey, password: input.password });

  return deps.db.transact(async (tx) => {
    const at = deps.now();
    for (const replaced of new Set([...own, input.replacesId]))
      if (replaced !== null) await deleteRegistration(tx, replaced);
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

/**
 * The registrations that keep a name for whoever asks: same address, same password. The address alone would not do, since
 * the answer would then tell strangers whose it is; so the password is checked for every address.
 */
async function ownHolders(
  deps: Deps,
  { username, emailKey, password }: { readonly username: string; readonly emailKey: string; readonly password: string },
): Promise<string[]> {
  const own: string[] = [];
  for (const holder of await readHoldersOfName(deps.db.read, username, deps.now())) {
    const isRight = (await spellingIn(deps, holder.passwordHash, password)) !== null;
    if (isRight && holder.emailKey === emailKey) own.push(holder.id);
  }
  return own;
}

function requireNone(refusals: FormRefusals): void {
  const lead = leadOf(refusals);
  if (lead) must({ ok: false, refusal: lead });
}
