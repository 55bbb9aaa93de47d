import { Refused } from '../../domain/shared/refusals.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { chargeRateLimit } from '../../db/calls/rate-limit.queries.ts';
import type { Deps } from './deps.ts';

/**
 * Counts an attempt and refuses the one after `most` within the window, a quarter of an hour by itself. Charged in a transaction of its own,
 * so that a refused attempt counts; once for each attempt, aliases included.
 * @throws Refused RATE_LIMITED
 */
export async function chargeAttempt(deps: Deps, key: string, most: number, windowMs = 15 * MINUTE): Promise<void> {
  const now = deps.now();
  const { count, endsAt } = await deps.db.transact((tx) => chargeRateLimit(tx, key, now, windowMs));
  if (count > most)
    throw new Refused('RATE_LIMITED', { data: { retryAfterSeconds: Math.ceil((endsAt - now) / 1000) } });
}
