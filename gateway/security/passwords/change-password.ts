import { passwordChange } from '../../../domain/security/security.schemas.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { readSettingsOf } from '../../../db/accounts/index.ts';
import { deletePendingProofsOf } from '../../../db/security/pending-proof.queries.ts';
import { deletePasswordResetsOf, replacePassword } from '../../../db/security/password.queries.ts';
import { orderMail } from '../../mail/mail.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { hashPassword } from '../../kernel/passwords.ts';
import { readInput } from '../../kernel/read-input.ts';
import { requireUnleaked } from './leaked-passwords.ts';
import { requirePassword } from './require-password.ts';
import { type OpenedSession, endSessionsOf, renewToken } from '../sessions/session.ts';
import { lockStanding } from '../../accounts/index.ts';
import { endOtherPasskeys } from '../passkeys/remove-passkey.ts';
import { countGiven, requireFactor } from '../two-factor/second-factor.ts';
import { tellSecurity } from '../tell-security.ts';

export interface ChangePasswordInput {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** A code, a recovery code or the receipt of a passkey; only where the account has a second factor. */
  readonly proof?: string | null;
  /** The passkeys that the person knows and keeps; every other one ends. */
  readonly keptPasskeyIds: readonly string[];
}

/**
 * Sets a new password (SE-04). Every other session of the account ends, and so does every sign-in and every reset link
 * that leaned on the old one, and every passkey that the person does not confirm. What acts without a password goes on,
 * and so does this session with another token, which is answered.
 * @throws Refused PASSWORD_WRONG, PASSWORD_UNUSABLE, TWO_FACTOR_REQUIRED, CODE_WRONG, RATE_LIMITED
 */
export async function changePassword(deps: Deps, actor: Actor, input: ChangePasswordInput): Promise<OpenedSession> {
  const { userId, sessionId } = actor;
  const before = await requirePassword(deps, userId, input.currentPassword, 'currentPassword');
  const { newPassword } = readInput(passwordChange, input);
  await requireUnleaked(newPassword, 'newPassword');
  const proof = await countGiven(deps, userId, input.proof);
  const passwordHash = await hashPassword(deps, newPassword);
  return deps.db.transact(async (tx) => {
    const user = await lockStanding(tx, userId);
    await requireFactor(deps, tx, userId, proof);
    if (!(await replacePassword(tx, userId, before.passwordHash, passwordHash)))
      throw new Refused('PASSWORD_WRONG', { field: 'currentPassword' });
    await endSessionsOf(deps, tx, userId, sessionId);
    await deletePendingProofsOf(tx, userId);
    await deletePasswordResetsOf(tx, userId);
    await tellSecurity(deps, tx, 'password.changed', userId, { sessionId });
    const gone = await endOtherPasskeys(deps, tx, userId, input.keptPasskeyIds, { sessionId });
    const ended = gone.map(({ name }) => name);
    const mail = { kind: 'password-changed', username: user.username, at: deps.now(), ended } as const;
    const { language } = await readSettingsOf(tx, userId);
    await orderMail(deps, tx, { to: user.email, language, mail });
    return renewToken(deps, tx, sessionId);
  });
}
