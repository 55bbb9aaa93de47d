import { isStaff } from '../../../domain/accounts/roles.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { readSettingsOf } from '../../../db/accounts/index.ts';
import { deletePendingProofsOf } from '../../../db/security/pending-proof.queries.ts';
import { deleteTwoFactor } from '../../../db/security/second-factor.queries.ts';
import { orderMail } from '../../mail/mail.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { countProof, requireTwoFactor, requireProof } from './second-factor.ts';
import { requireStanding } from '../../accounts/index.ts';
import { tellSecurity } from '../tell-security.ts';

/**
 * Switches the second factor off. The passkeys stay: they are a way to sign in of their own.
 * Staff keep it, where this is no trial.
 * @throws Refused TWO_FACTOR_OFF, STAFF_NEED_TWO_FACTOR, CODE_WRONG, RATE_LIMITED
 */
export async function disableTwoFactor(deps: Deps, { userId, sessionId }: Actor, entered: string): Promise<void> {
  const proof = await countProof(deps, userId, entered);
  await deps.db.transact(async (tx) => {
    const user = await requireStanding(tx, userId);
    await requireTwoFactor(tx, userId);
    if (deps.config.isProduction && isStaff(user.role)) throw new Refused('STAFF_NEED_TWO_FACTOR');
    await requireProof(deps, tx, userId, proof);
    await deleteTwoFactor(tx, userId);
    await deletePendingProofsOf(tx, userId);
    await tellSecurity(deps, tx, 'two-factor.disabled', userId, { sessionId });
    const mail = { kind: 'two-factor-changed', username: user.username, isOn: false, at: deps.now() } as const;
    const { language } = await readSettingsOf(tx, userId);
    await orderMail(deps, tx, { to: user.email, language, mail });
  });
}
