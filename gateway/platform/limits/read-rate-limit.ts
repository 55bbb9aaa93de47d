import { ACCOUNT_POINTS, ADDRESS_POINTS, KEY_POINTS, SESSION_POINTS } from '../../../domain/platform/api-limits.ts';
import { type Charged, readRateLimit as readCharged } from '../../../db/calls/rate-limit.queries.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { purseOfAccount, purseOfAddress, purseOfKey } from './charge-points.ts';
import { readSessionPurse } from './charge-session.ts';
import type { RateLimit } from './rate-limit.types.ts';

function left(limit: number, charged: Charged | null): RateLimit {
  const cost = charged?.count ?? 0;
  return { limit, cost, remaining: Math.max(0, limit - cost), resetAt: charged?.endsAt ?? null };
}

/**
 * The purse that a caller comes to the end of first: that of the key, of all keys of the account, or of all that come from
 * its address. A session has one with all others of its account.
 */
export async function readRateLimit(context: Context): Promise<RateLimit> {
  const { db, now } = context.deps;
  const { userId, key } = actorOf(context);
  if (!key) return left(SESSION_POINTS, await readSessionPurse(context));
  return db.snapshot(async (read) => {
    const readPurse = async (purse: string, limit: number) => left(limit, await readCharged(read, purse, now()));
    const ofKey = await readPurse(purseOfKey(key.familyId), KEY_POINTS);
    const ofAccount = await readPurse(purseOfAccount(userId), ACCOUNT_POINTS);
    const ofAddress = await readPurse(purseOfAddress(context.caller.address), ADDRESS_POINTS);
    return [ofKey, ofAccount, ofAddress].reduce((least, one) => (one.remaining < least.remaining ? one : least));
  });
}
