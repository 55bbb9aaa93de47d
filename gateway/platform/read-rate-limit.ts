import { ACCOUNT_POINTS, ADDRESS_POINTS, KEY_POINTS } from '../../domain/platform/api-limits.ts';
import { readRateLimit as readCharged } from '../../db/calls/rate-limit.queries.ts';
import type { Reader } from '../../db/client/database.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { purseOfAccount, purseOfAddress, purseOfKey } from './charge-points.ts';
import type { RateLimit } from './rate-limit.types.ts';

async function readPurse(read: Reader, purse: string, limit: number, at: number): Promise<RateLimit> {
  const charged = await readCharged(read, purse, at);
  const cost = charged?.count ?? 0;
  return { limit, cost, remaining: Math.max(0, limit - cost), resetAt: charged?.endsAt ?? null };
}

/**
 * The purse that a caller comes to the end of first: that of the key, of all keys of the account, or of all that come from
 * its address. A session is
 * charged nothing and reads what the keys of its account have left together.
 */
export function readRateLimit(context: Context): Promise<RateLimit> {
  const { db, now } = context.deps;
  const { userId, key } = actorOf(context);
  return db.snapshot(async (read) => {
    const at = now();
    const ofAccount = await readPurse(read, purseOfAccount(userId), ACCOUNT_POINTS, at);
    if (!key) return ofAccount;
    const ofKey = await readPurse(read, purseOfKey(key.familyId), KEY_POINTS, at);
    const ofAddress = await readPurse(read, purseOfAddress(context.caller.address), ADDRESS_POINTS, at);
    return [ofKey, ofAccount, ofAddress].reduce((least, one) => (one.remaining < least.remaining ? one : least));
  });
}
