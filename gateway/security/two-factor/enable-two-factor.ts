import { proofOf } from '../../../domain/security/second-factor.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { readSettingsOf } from '../../../db/accounts/index.ts';
import { deletePendingProofsOf } from '../../../db/security/pending-proof.queries.ts';
import { lockTwoFactor, updateTwoFactor } from '../../../db/security/second-factor.queries.ts';
import { orderMail } from '../../mail/mail.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { clearProofs, countGiven, countProof, giveRecoveryCodes, requireFactor, stepOfCode } from './second-factor.ts';
import { lockSignedIn } from '../sessions/lock-signed-in.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { tellSecurity } from '../tell-security.ts';

export interface EnableTwoFactorInput {
  readonly code: string;
  readonly password: string;
  /** The receipt of a passkey, where the account has one. */
  readonly proof: string | null;
}

/**
 * Switches the second factor on with the first right code of the app (RG-20); answers ten recovery codes, which nobody
 * sees again. It asks for the password, and for a passkey where there is one: whoever has the app opens payments and
 * keeps the owner out.
 * @throws Refused PASSWORD_WRONG, TWO_FACTOR_ON, TWO_FACTOR_OFF before the set-up has begun, TWO_FACTOR_REQUIRED,
 *   CODE_WRONG, RATE_LIMITED
 */
export async function enableTwoFactor(deps: Deps, actor: Actor, input: EnableTwoFactorInput): Promise<string[]> {
  const { userId, sessionId } = actor;
  await requirePassword(deps, userId, input.password, 'password');
  const { text } = proofOf(await countProof(deps, userId, input.code));
  const proof = await countGiven(deps, userId, input.proof);
  return deps.db.transact(async (tx) => {
    const user = await lockSignedIn(tx, actor);
    const twoFactor = await lockTwoFactor(tx, userId);
    if (!twoFactor) throw new Refused('TWO_FACTOR_OFF');
    if (twoFactor.enabledAt !== null) throw new Refused('TWO_FACTOR_ON');
    await requireFactor(deps, tx, userId, proof);
    const step = stepOfCode(deps, twoFactor, text);
    if (!step.ok) throw new Refused('CODE_WRONG', { ...step.refusal, field: 'code' });
    const at = deps.now();
    await updateTwoFactor(tx, userId, { enabledAt: at, lastStep: step.value });
    await clearProofs(tx, userId);
    // A passkey that was begun without the second factor would be added past it.
    await deletePendingProofsOf(tx, userId);
    await tellSecurity(deps, tx, 'two-factor.enabled', userId, { sessionId });
    const mail = { kind: 'two-factor-changed', username: user.username, isOn: true, at } as const;
    const { language } = await readSettingsOf(tx, userId);
    await orderMail(deps, tx, { to: user.email, language, mail });
    return giveRecoveryCodes(deps, tx, userId);
  });
}
