import { DAY } from '../../domain/shared/time.ts';
import { deleteOldIdempotencyKeys } from '../../db/accounts/idempotency.queries.ts';
import { deletePassedRateLimits } from '../../db/accounts/rate-limit.queries.ts';
import { deleteExpiredSessions } from '../../db/accounts/session.queries.ts';
import type { Deps } from '../server/deps.ts';

/** A client that repeats a call later than this is taken for a new one. */
const KEY_LIFE = 30 * DAY;

/** Drops rows that no longer mean anything. */
export async function keepHouse(deps: Deps): Promise<void> {
  const now = deps.now();
  await deps.db.transact(async (tx) => {
    await deleteExpiredSessions(tx, now);
    await deletePassedRateLimits(tx, now);
    await deleteOldIdempotencyKeys(tx, now - KEY_LIFE);
  });
}
