import { ruleOnPassword } from '../../domain/security/password.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { deleteChallengesOf } from '../../db/security/challenge.queries.ts';
import { deletePasswordResetsOf, replacePassword } from '../../db/security/password.queries.ts';
import { orderMail } from '../mail/mail.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { requirePassword } from './require-password.ts';
import { endSessionsOf } from './session.ts';
import { requireStanding } from '../accounts/standing.ts';
import { tellSecurity } from './tell-security.ts';

export interface ChangePasswordInput {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Sets a new password (SE-04). Every other session of the account ends, and so does every sign-in and every reset link
 * that leaned on the old one. @throws Refused PASSWORD_WRONG, PASSWORD_UNUSABLE, RATE_LIMITED
 */
export async function changePassword(deps: Deps, actor: Actor, input: ChangePasswordInput): Promise<void> {
  const { userId, sessionId } = actor;
  const before = await requirePassword(deps, userId, input.currentPassword, 'currentPassword');
  const ruling = ruleOnPassword(input.newPassword);
  if (!ruling.ok) throw new Refused(ruling.refusal.code, { field: 'newPassword' });
  const passwordHash = await deps.passwords.hash(ruling.value);
  await deps.db.transact(async (tx) => {
    const user = await requireStanding(tx, userId);
    if (!(await replacePassword(tx, userId, before.passwordHash, passwordHash)))
      throw new Refused('PASSWORD_WRONG', { field: 'currentPassword' });
    await endSessionsOf(deps, tx, userId, sessionId);
    await deleteChallengesOf(tx, userId);
    await deletePasswordResetsOf(tx, userId);
    await tellSecurity(deps, tx, 'password.changed', userId, { sessionId });
    const mail = { kind: 'password-changed', username: user.username, at: deps.now() } as const;
    await orderMail(deps, tx, { to: user.email, mail });
  });
}
