import { proofOf } from '../../domain/security/second-factor.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { lockTwoFactor, updateTwoFactor } from '../../db/security/second-factor.queries.ts';
import { orderMail } from '../mail/mail.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { clearProofs, countProof, giveRecoveryCodes, stepOfCode } from './second-factor.ts';
import { requireStanding } from '../accounts/standing.ts';
import { tellSecurity } from './tell-security.ts';

/**
 * Switches the second factor on with the first right code of the app (RG-20); answers ten recovery codes, which nobody
 * sees again. @throws Refused TWO_FACTOR_ON, TWO_FACTOR_OFF before the set-up has begun, CODE_WRONG, RATE_LIMITED
 */
export async function enableTwoFactor(deps: Deps, { userId, sessionId }: Actor, code: string): Promise<string[]> {
  const { text } = proofOf(await countProof(deps, userId, code));
  return deps.db.transact(async (tx) => {
    const user = await requireStanding(tx, userId);
    const twoFactor = await lockTwoFactor(tx, userId);
    if (!twoFactor) throw new Refused('TWO_FACTOR_OFF');
    if (twoFactor.enabledAt !== null) throw new Refused('TWO_FACTOR_ON');
    const step = stepOfCode(deps, twoFactor, text);
    if (step === null) throw new Refused('CODE_WRONG', { field: 'code' });
    const at = deps.now();
    await updateTwoFactor(tx, userId, { enabledAt: at, lastStep: step });
    await clearProofs(tx, userId);
    await tellSecurity(deps, tx, 'two-factor.enabled', userId, { sessionId });
    const mail = { kind: 'two-factor-changed', username: user.username, isOn: true, at } as const;
    await orderMail(deps, tx, { to: user.email, mail });
    return giveRecoveryCodes(deps, tx, userId);
  });
}
