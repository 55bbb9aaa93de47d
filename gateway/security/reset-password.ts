import { passwordReset } from '../../domain/security/security.schemas.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { readSettingsOf } from '../../db/accounts/index.ts';
import { deletePendingProofsOf } from '../../db/security/pending-proof.queries.ts';
import { overwritePassword, readPasswordReset, takePasswordReset } from '../../db/security/password-reset.queries.ts';
import { deletePasswordResetsOf } from '../../db/security/password.queries.ts';
import { orderMail } from '../mail/mail.ts';
import type { Caller } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { readInput } from '../kernel/read-input.ts';
import { requireUnleaked } from './leaked-passwords.ts';
import { chargeVisitor } from './visitor-limits.ts';
import { resetTokenHash } from './request-password-reset.ts';
import { endSessionsOf } from './session.ts';
import { endOtherPasskeys } from './remove-passkey.ts';
import { countGiven, requireFactor } from './second-factor.ts';
import { tellSecurity } from './tell-security.ts';

export interface ResetPasswordInput {
  readonly token: string;
  readonly password: string;
  readonly confirmPassword: string;
  /** A code or a recovery code, which confirms the passkeys to keep. */
  readonly proof?: string | null;
  readonly keptPasskeyIds?: readonly string[] | null;
}

/**
 * Sets a new password by a mailed link, which works once (RG-17). Every session of the account ends and none begins:
 * signing in asks for the second factor as ever. Every passkey ends as well, but those that are named together with a
 * second proof: one that somebody has planted must not outlive the way by which an account is taken back.
 * @throws Refused RESET_LINK_SPENT, PASSWORD_UNUSABLE, PASSWORDS_DIFFER, TWO_FACTOR_REQUIRED, CODE_WRONG, RATE_LIMITED
 */
export async function resetPassword(deps: Deps, caller: Caller, input: ResetPasswordInput): Promise<void> {
  await chargeVisitor(deps, caller, 'reset-password');
  const { password } = readInput(passwordReset, input);
  await requireUnleaked(password, 'password');
  const tokenHash = resetTokenHash(deps, input.token);
  const keptIds = input.keptPasskeyIds ?? [];
  const owner = await readPasswordReset(deps.db.read, tokenHash, deps.now());
  if (!owner) throw new Refused('RESET_LINK_SPENT');
  const proof = await countGiven(deps, owner.userId, input.proof);
  const passwordHash = await deps.passwords.hash(password);
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const reset = await takePasswordReset(tx, tokenHash);
    if (!reset || at >= reset.expiresAt) throw new Refused('RESET_LINK_SPENT');
    const user = await overwritePassword(tx, reset.userId, passwordHash);
    if (!user) throw new Refused('RESET_LINK_SPENT');
    if (keptIds.length > 0) await requireFactor(deps, tx, user.id, proof);
    await endSessionsOf(deps, tx, user.id, null);
    await deletePendingProofsOf(tx, user.id);
    await deletePasswordResetsOf(tx, user.id);
    const source = { userAgent: caller.userAgent };
    await tellSecurity(deps, tx, 'password.changed', user.id, source);
    const ended = await endOtherPasskeys(deps, tx, user.id, keptIds, source);
    const mail = { kind: 'password-changed', username: user.username, at, ended } as const;
    const { language } = await readSettingsOf(tx, user.id);
    await orderMail(deps, tx, { to: user.email, language, mail });
  });
}
