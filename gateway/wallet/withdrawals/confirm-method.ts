import { Refused } from '../../../domain/shared/refusals.ts';
import { METHOD_LOCK_MS } from '../../../domain/wallet/payments.ts';
import { changeMethod, lockMethod } from '../../../db/wallet/method.queries.ts';
import type { MethodRow } from '../../../db/wallet/payment.table.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { countGiven, lockSignedIn, requireFactor, requirePassword } from '../../security/index.ts';

export interface ConfirmMethodInput {
  readonly id: string;
  readonly password: string;
  /** A code, a recovery code or the receipt of a passkey; only where the account has a second factor. */
  readonly proof?: string | null;
}

/**
 * Lets payouts go to a method again that a reset by mail has locked, seven days after it; one that is not locked stays so.
 * @throws Refused NOT_FOUND, METHOD_LOCKED before that, PASSWORD_WRONG, TWO_FACTOR_REQUIRED, CODE_WRONG, RATE_LIMITED
 */
export async function confirmMethod(deps: Deps, actor: Actor, input: ConfirmMethodInput): Promise<MethodRow> {
  const { userId } = actor;
  await requirePassword(deps, userId, input.password, 'password');
  const proof = await countGiven(deps, userId, input.proof);
  return deps.db.transact(async (tx) => {
    await lockSignedIn(tx, actor);
    await requireFactor(deps, tx, userId, proof);
    const method = await lockMethod(tx, userId, input.id);
    if (!method) throw new Refused('NOT_FOUND');
    if (method.lockedAt === null) return method;
    const confirmableAt = method.lockedAt + METHOD_LOCK_MS;
    if (deps.now() < confirmableAt) throw new Refused('METHOD_LOCKED', { data: { confirmableAt } });
    await changeMethod(tx, method.id, { lockedAt: null });
    return { ...method, lockedAt: null };
  });
}
