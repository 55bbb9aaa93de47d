import { ruleOnPassword } from '../../domain/security/password.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { deleteChallengesOf } from '../../db/security/challenge.queries.ts';
import { overwritePassword, takePasswordReset } from '../../db/security/password-reset.queries.ts';
import { deletePasswordResetsOf } from '../../db/security/password.queries.ts';
import { orderMail } from '../mail/mail.ts';
import type { Caller } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { chargeVisitor } from './front-door-limits.ts';
import { resetTokenHash } from './request-password-reset.ts';
import { endSessionsOf } from './session.ts';
import { tellSecurity } from './tell-security.ts';

export interface ResetPasswordInput {
  readonly token: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/**
 * Sets a new password by a mailed link, which works once (RG-17). Every session of the account ends and none begins:
 * signing in asks for the second factor as ever.
 * @throws Refused RESET_LINK_SPENT, PASSWORD_UNUSABLE, PASSWORDS_DIFFER, RATE_LIMITED
 */
export async function resetPassword(deps: Deps, caller: Caller, input: ResetPasswordInput): Promise<void> {
  await chargeVisitor(deps, caller, 'reset-password');
  const password = must(ruleOnPassword(input.password));
  if (password !== input.confirmPassword) throw new Refused('PASSWORDS_DIFFER', { field: 'confirmPassword' });
  const passwordHash = await deps.passwords.hash(password);
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const reset = await takePasswordReset(tx, resetTokenHash(deps, input.token));
    if (!reset || at >= reset.expiresAt) throw new Refused('RESET_LINK_SPENT');
    const user = await overwritePassword(tx, reset.userId, passwordHash);
    if (!user) throw new Refused('RESET_LINK_SPENT');
    await endSessionsOf(deps, tx, user.id, null);
    await deleteChallengesOf(tx, user.id);
    await deletePasswordResetsOf(tx, user.id);
    await tellSecurity(deps, tx, 'password.changed', user.id, { userAgent: caller.userAgent });
    const mail = { kind: 'password-changed', username: user.username, at } as const;
    await orderMail(deps, tx, { to: user.email, mail });
  });
}
