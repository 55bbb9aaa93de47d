import { timingSafeEqual } from 'node:crypto';
import { HOTP, Secret } from 'otpauth';
import {
  RECOVERY_CODES,
  RECOVERY_CODE_LENGTH,
  openSteps,
  proofOf,
  spellRecoveryCode,
  toldSteps,
  type WrongCode,
} from '../../../domain/security/second-factor.ts';
import { Refused, type Ruling, allow, refuse } from '../../../domain/shared/refusals.ts';
import { takePendingProof } from '../../../db/security/pending-proof.queries.ts';
import { readPasskeysOf } from '../../../db/security/passkey.queries.ts';
import { clearRateLimit } from '../../../db/calls/rate-limit.queries.ts';
import {
  type TwoFactor,
  lockTwoFactor,
  readTwoFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  updateTwoFactor,
} from '../../../db/security/second-factor.queries.ts';
import type { Reader, Tx } from '../../../db/client/database.ts';
import { type Deps, randomCode } from '../../kernel/deps.ts';
import { eachHash, keyedHash, unseal } from '../../kernel/sealed.ts';
import { pendingProofHashOf } from '../pending-proof.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';

const PROOFS_PER_ACCOUNT = 10;

const limitOf = (userId: string): string => `second-factor:account:${userId}`;

declare const counted: unique symbol;

/** A second proof whose attempt has been counted; only such a one is looked at. */
export type CountedProof = string & { readonly [counted]: true };

/**
 * Counts an attempt to prove the second factor, before the transaction that checks it: a refusal there would take the
 * count back. @throws Refused RATE_LIMITED
 */
export async function countProof(deps: Deps, userId: string, proof: string): Promise<CountedProof> {
  await chargeAttempt(deps, limitOf(userId), PROOFS_PER_ACCOUNT);
  return proof as CountedProof;
}

/** The same for a proof that is given only where one was asked for. @throws Refused RATE_LIMITED */
export const countGiven = async (
  deps: Deps,
  userId: string,
  proof: string | null | undefined,
): Promise<CountedProof | null> => (proof ? countProof(deps, userId, proof) : null);

const wrong = (why: WrongCode): Ruling<never> => refuse('CODE_WRONG', why === null ? {} : { data: { why } });

/**
 * The step whose code this is, among those that are open. Refusals: CODE_WRONG, with `why` where the code was right at
 * another time; nobody can tell where the secret cannot be opened any more.
 */
export function stepOfCode(deps: Deps, { secret, lastStep }: TwoFactor, code: string): Ruling<number> {
  const opened = unseal(deps, secret);
  if (opened === null) return wrong(null);
  const key = Secret.fromBase32(opened);
  const given = Buffer.from(code);
  const isRight = (step: number): boolean => {
    const right = Buffer.from(HOTP.generate({ secret: key, counter: step }));
    return right.length === given.length && timingSafeEqual(right, given);
  };
  const now = deps.now();
  const step = openSteps(now, lastStep).find(isRight);
  if (step !== undefined) return allow(step);
  return wrong(toldSteps(now, lastStep).find(([other]) => isRight(other))?.[1] ?? null);
}

const isOn = (twoFactor: TwoFactor | undefined): twoFactor is TwoFactor =>
  twoFactor !== undefined && twoFactor.enabledAt !== null;

/**
 * Takes a proof that is good once: a code or a recovery code where two-factor authentication is on, or the receipt of a
 * passkey.
 */
async function take(deps: Deps, tx: Tx, userId: string, proof: CountedProof): Promise<Ruling<unknown>> {
  const { kind, text } = proofOf(proof);
  const twoFactor = await lockTwoFactor(tx, userId);
  switch (kind) {
    case 'code': {
      if (!isOn(twoFactor)) return wrong(null);
      const step = stepOfCode(deps, twoFactor, text);
      if (step.ok) await updateTwoFactor(tx, userId, { lastStep: step.value });
      return step;
    }
    case 'recovery-code': {
      const hashes = eachHash(deps, (under) => recoveryHashOf(under, userId, text));
      const isRight = isOn(twoFactor) && (await takeRecoveryCode(tx, userId, hashes, deps.now()));
      return isRight ? allow(null) : wrong(null);
    }
    case 'receipt': {
      const receipt = await takePendingProof(tx, pendingProofHashOf(deps, text), ['proof'], deps.now());
      return receipt?.userId === userId ? allow(null) : wrong(null);
    }
  }
}

/**
 * Takes a second proof of an account, in whose transaction whatever it allows must happen too. A right one begins the
 * count of attempts anew. Refusals: CODE_WRONG.
 */
export async function takeProof(deps: Deps, tx: Tx, userId: string, proof: CountedProof): Promise<Ruling<unknown>> {
  const taken = await take(deps, tx, userId, proof);
  if (taken.ok) await clearProofs(tx, userId);
  return taken;
}

/** The same for a field of a form. @throws Refused CODE_WRONG */
export async function requireProof(deps: Deps, tx: Tx, userId: string, proof: CountedProof): Promise<void> {
  const taken = await takeProof(deps, tx, userId, proof);
  if (!taken.ok) throw new Refused('CODE_WRONG', { ...taken.refusal, field: 'proof' });
}

export const clearProofs = (tx: Tx, userId: string): Promise<void> => clearRateLimit(tx, limitOf(userId));

/** The account's second factor, which must be on. @throws Refused TWO_FACTOR_OFF */
export async function requireTwoFactor(tx: Tx, userId: string): Promise<TwoFactor> {
  const twoFactor = await lockTwoFactor(tx, userId);
  if (!isOn(twoFactor)) throw new Refused('TWO_FACTOR_OFF');
  return twoFactor;
}

/**
 * Whoever decides about others proves themselves twice at each sign-in, where this is no trial.
 * @throws Refused STAFF_NEED_TWO_FACTOR
 */
export async function requireFactorOfStaff({ config }: Deps, tx: Tx, userId: string): Promise<void> {
  if (config.isProduction && !isOn(await lockTwoFactor(tx, userId))) throw new Refused('STAFF_NEED_TWO_FACTOR');
}

/**
 * How an account may prove itself a second time, as the refusal that asks for it says: `totp,passkey`; empty where it
 * has no second factor.
 */
export async function methodsOf(reader: Reader, userId: string): Promise<string> {
  const hasApp = isOn(await readTwoFactor(reader, userId));
  const hasPasskey = (await readPasskeysOf(reader, userId)).length > 0;
  return [hasApp && 'totp', hasPasskey && 'passkey'].filter(Boolean).join(',');
}

/**
 * Lets a change of what protects an account through only with a proof of a factor that it has: a session with the
 * password must not be enough to put another key beside the lock. Call it in the transaction of the change, with the
 * account locked.
 * @throws Refused TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function requireFactor(deps: Deps, tx: Tx, userId: string, proof: CountedProof | null): Promise<void> {
  const methods = await methodsOf(tx, userId);
  if (methods === '') return;
  if (proof === null) throw new Refused('TWO_FACTOR_REQUIRED', { data: { methods } });
  await requireProof(deps, tx, userId, proof);
}

const recoveryHashOf = (deps: Deps, userId: string, code: string): string =>
  keyedHash(deps, `recovery-code.${userId}`, code);

/** New recovery codes in place of all earlier ones; nobody sees them again. */
export async function giveRecoveryCodes(deps: Deps, tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomCode(deps, RECOVERY_CODE_LENGTH));
  const hashes = codes.map((code) => recoveryHashOf(deps, userId, code));
  await replaceRecoveryCodes(tx, userId, hashes);
  return codes.map(spellRecoveryCode);
}
