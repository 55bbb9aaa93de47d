import { readPasswordReset } from '../../../db/security/password-reset.queries.ts';
import { readPasskeysOf } from '../../../db/security/passkey.queries.ts';
import { readTwoFactor } from '../../../db/security/second-factor.queries.ts';
import type { Caller } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { PasswordReset } from './password-reset.types.ts';
import { resetTokenHash } from './request-password-reset.ts';
import { chargeVisitor } from '../visitor-limits.ts';

/**
 * What else opens the account of a mailed link; null for a link that was used or has expired. Whoever holds the link may
 * know it: with the link they may end all of it. @throws Refused RATE_LIMITED
 */
export async function readPasswordResetFactors(
  deps: Deps,
  caller: Caller,
  token: string,
): Promise<PasswordReset | null> {
  await chargeVisitor(deps, caller, 'read-reset');
  const { read } = deps.db;
  const reset = await readPasswordReset(read, resetTokenHash(deps, token), deps.now());
  if (!reset) return null;
  const [twoFactor, passkeys] = await Promise.all([
    readTwoFactor(read, reset.userId),
    readPasskeysOf(read, reset.userId),
  ]);
  const isTwoFactorOn = twoFactor !== undefined && twoFactor.enabledAt !== null;
  return { isTwoFactorOn, passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, createdAt })) };
}
