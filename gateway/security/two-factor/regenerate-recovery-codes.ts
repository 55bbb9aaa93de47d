import { readSettingsOf } from '../../../db/accounts/index.ts';
import { orderMail } from '../../mail/mail.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { countProof, giveRecoveryCodes, requireTwoFactor, requireProof } from './second-factor.ts';
import { requireStanding } from '../../accounts/index.ts';
import { tellSecurity } from '../tell-security.ts';

/** Ten new recovery codes; the earlier ones open nothing any more. @throws Refused TWO_FACTOR_OFF, CODE_WRONG, RATE_LIMITED */
export async function regenerateRecoveryCodes(
  deps: Deps,
  { userId, sessionId }: Actor,
  entered: string,
): Promise<string[]> {
  const proof = await countProof(deps, userId, entered);
  return deps.db.transact(async (tx) => {
    const { username, email } = await requireStanding(tx, userId);
    await requireTwoFactor(tx, userId);
    await requireProof(deps, tx, userId, proof);
    await tellSecurity(deps, tx, 'recovery-codes.replaced', userId, { sessionId });
    const { language } = await readSettingsOf(tx, userId);
    const mail = { kind: 'recovery-codes-replaced', username, at: deps.now() } as const;
    await orderMail(deps, tx, { to: email, language, mail });
    return giveRecoveryCodes(deps, tx, userId);
  });
}
