import { Secret, TOTP } from 'otpauth';
import { Refused } from '../../../domain/shared/refusals.ts';
import { putTwoFactor } from '../../../db/security/second-factor.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { seal } from '../../kernel/sealed.ts';
import { requireStanding } from '../../accounts/index.ts';

export interface TwoFactorSetup {
  /** What the QR code carries. */
  readonly uri: string;
  /** The same secret for typing: base32. */
  readonly key: string;
}

const SECRET_BYTES = 20;

/**
 * Gives the account a secret for its app; nothing is asked for until the first right code (RG-19). A second call gives
 * another one. @throws Refused TWO_FACTOR_ON
 */
export function beginTwoFactor(deps: Deps, { userId, username }: Actor): Promise<TwoFactorSetup> {
  const secret = new Secret({ buffer: new Uint8Array(deps.randomBytes(SECRET_BYTES)).buffer });
  const sealed = seal(deps, secret.base32);
  return deps.db.transact(async (tx) => {
    await requireStanding(tx, userId);
    if (!(await putTwoFactor(tx, { userId, secret: sealed, createdAt: deps.now() })))
      throw new Refused('TWO_FACTOR_ON');
    return { uri: new TOTP({ issuer: 'Gauntlet', label: username, secret }).toString(), key: secret.base32 };
  });
}
