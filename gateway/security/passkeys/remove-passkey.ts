import { PASSKEYS_MAX } from '../../../domain/security/second-factor.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { readSettingsOf } from '../../../db/accounts/index.ts';
import { deletePasskey, deletePasskeysBut } from '../../../db/security/passkey.queries.ts';
import type { Passkey } from '../../../db/security/second-factor.table.ts';
import type { Tx } from '../../../db/client/database.ts';
import { lockStanding } from '../../accounts/index.ts';
import { orderMail } from '../../mail/mail.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { countGiven, requireFactor } from '../two-factor/second-factor.ts';
import { type Source, tellSecurity } from '../tell-security.ts';

export interface RemovePasskeyInput {
  readonly id: string;
  /** A code, a recovery code or the receipt of a passkey, this very one too. */
  readonly proof: string | null;
}

/**
 * The passkey opens nothing from here on.
 * @throws Refused NOT_FOUND for an unknown one and for somebody else's alike, TWO_FACTOR_REQUIRED, CODE_WRONG, RATE_LIMITED
 */
export async function removePasskey(
  deps: Deps,
  { userId, sessionId }: Actor,
  { id, proof: entered }: RemovePasskeyInput,
): Promise<void> {
  const proof = await countGiven(deps, userId, entered);
  await deps.db.transact(async (tx) => {
    const user = await lockStanding(tx, userId);
    await requireFactor(deps, tx, userId, proof);
    const gone = await deletePasskey(tx, userId, id);
    if (!gone) throw new Refused('NOT_FOUND');
    await tellSecurity(deps, tx, 'passkey.removed', userId, { sessionId });
    const { username, email } = user;
    const mail = { kind: 'passkey-changed', username, name: gone.name, isAdded: false, at: deps.now() } as const;
    const { language } = await readSettingsOf(tx, userId);
    await orderMail(deps, tx, { to: email, language, mail });
  });
}

/** Ends the passkeys that a new password was not told to keep; answers them, since the e-mail about it lists them. */
export async function endOtherPasskeys(
  deps: Deps,
  tx: Tx,
  userId: string,
  keptIds: readonly string[],
  source: Source,
): Promise<Passkey[]> {
  if (keptIds.length > PASSKEYS_MAX) throw new Refused('BAD_INPUT', { field: 'keptPasskeyIds' });
  const ended = await deletePasskeysBut(tx, userId, keptIds);
  for (const _passkey of ended) await tellSecurity(deps, tx, 'passkey.removed', userId, source);
  return ended;
}
