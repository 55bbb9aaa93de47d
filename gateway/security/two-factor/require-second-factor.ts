import { SECOND_FACTOR_ABOVE_CENTS } from '../../../domain/security/second-factor.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { lockTwoFactor } from '../../../db/security/second-factor.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type CountedProof, methodsOf, takeProof } from './second-factor.ts';

/** An amount of which the second factor is asked for in any case. */
export const ALWAYS = Number.MAX_SAFE_INTEGER;

/**
 * Lets what is worth more than $100 through only with a second proof (BC-11, C-12): a code of the app, a recovery code,
 * or the receipt of a passkey, each good once. Call it in the payment's transaction, and count the proof with
 * `countProof` before that transaction.
 * @throws Refused TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function requireSecondFactor(
  deps: Deps,
  tx: Tx,
  { userId }: Pick<Actor, 'userId'>,
  proof: CountedProof | null,
  cents: number,
): Promise<void> {
  if (cents <= SECOND_FACTOR_ABOVE_CENTS) return;
  const twoFactor = await lockTwoFactor(tx, userId);
  if (!twoFactor || twoFactor.enabledAt === null) throw new Refused('TWO_FACTOR_SETUP_REQUIRED');
  if (proof === null) throw new Refused('TWO_FACTOR_REQUIRED', { data: { methods: await methodsOf(tx, userId) } });
  must(await takeProof(deps, tx, userId, proof));
}
