import { timingSafeEqual } from 'node:crypto';
import { HOTP, Secret } from 'otpauth';
import {
  RECOVERY_CODES,
  RECOVERY_CODE_LENGTH,
  openSteps,
  proofOf,
  spellRecoveryCode,
} from '../../domain/security/second-factor.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { takeChallenge } from '../../db/security/challenge.queries.ts';
import { readPasskeysOf } from '../../db/security/passkey.queries.ts';
import { clearRateLimit } from '../../db/calls/rate-limit.queries.ts';
import {
  type TwoFactor,
  lockTwoFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  updateTwoFactor,
} from '../../db/security/second-factor.queries.ts';
import type { Reader, Tx } from '../../db/client/database.ts';
import { type Deps, randomCode } from '../kernel/deps.ts';
import { keyedHash, unseal } from '../kernel/sealed.ts';
import { challengeHashOf } from './challenge.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';

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

/** The step whose code this is, among those that are open; null when it is none of them. */
export function stepOfCode(deps: Deps, { secret, lastStep }: TwoFactor, code: string): number | null {
  const key = Secret.fromBase32(unseal(deps, secret));
  const given = Buffer.from(code);
  const isRight = (step: number): boolean => {
    const right = Buffer.from(HOTP.generate({ secret: key, counter: step }));
    return right.length === given.length && timingSafeEqual(right, given);
  };
  return openSteps(deps.now(), lastStep).find(isRight) ?? null;
}

/** Takes a proof that is good once: a code, a recovery code, or the receipt of a passkey. */
async function isTaken(deps: Deps, tx: Tx, twoFactor: TwoFactor, proof: CountedProof): Promise<boolean> {
  const { userId } = twoFactor;
  const { kind, text } = proofOf(proof);
  switch (kind) {
    case 'code': {
      const step = stepOfCode(deps, twoFactor, text);
      if (step === null) return false;
      await updateTwoFactor(tx, userId, { lastStep: step });
      return true;
    }
    case 'recovery-code':
      return takeRecoveryCode(tx, userId, recoveryHashOf(deps, userId, text), deps.now());
    case 'receipt': {
      const receipt = await takeChallenge(tx, challengeHashOf(deps, text), ['proof'], deps.now());
      return receipt?.userId === userId;
    }
  }
}

/**
 * Takes a second proof of an account, in whose transaction whatever it allows must happen too. A right one begins the
 * count of attempts anew.
 */
export async function takeProof(deps: Deps, tx: Tx, userId: string, proof: CountedProof): Promise<boolean> {
  const twoFactor = await lockTwoFactor(tx, userId);
  if (!twoFactor || twoFactor.enabledAt === null) return false;
  if (!(await isTaken(deps, tx, twoFactor, proof))) return false;
  await clearProofs(tx, userId);
  return true;
}

export const clearProofs = (tx: Tx, userId: string): Promise<void> => clearRateLimit(tx, limitOf(userId));

/** The account's second factor, which must be on. @throws Refused TWO_FACTOR_OFF */
export async function requireTwoFactor(tx: Tx, userId: string): Promise<TwoFactor> {
  const twoFactor = await lockTwoFactor(tx, userId);
  if (!twoFactor || twoFactor.enabledAt === null) throw new Refused('TWO_FACTOR_OFF');
  return twoFactor;
}

/** How an account may prove itself a second time, as the refusal that asks for it says: `totp,passkey`. */
export async function methodsOf(reader: Reader, userId: string): Promise<string> {
  const passkeys = await readPasskeysOf(reader, userId);
  return passkeys.length > 0 ? 'totp,passkey' : 'totp';
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
