import { Refused } from '../../../domain/shared/refusals.ts';
import { clearRateLimit } from '../../../db/calls/rate-limit.queries.ts';
import type { User } from '../../../db/accounts/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { spellingIn } from '../../kernel/passwords.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import { requireStanding } from '../../accounts/index.ts';

const ATTEMPTS_PER_ACCOUNT = 10;

/**
 * The account, if this is its password: asked for again where a session alone must not be enough. `field` is how the
 * caller spells the input. @throws Refused PASSWORD_WRONG, RATE_LIMITED
 */
export async function requirePassword(deps: Deps, userId: string, password: string, field: string): Promise<User> {
  const limit = `password:account:${userId}`;
  await chargeAttempt(deps, limit, ATTEMPTS_PER_ACCOUNT);
  const user = await requireStanding(deps.db.read, userId);
  if ((await spellingIn(deps, user.passwordHash, password)) === null) throw new Refused('PASSWORD_WRONG', { field });
  await deps.db.transact((tx) => clearRateLimit(tx, limit));
  return user;
}
