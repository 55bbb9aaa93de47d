import { ACCOUNT_POINTS, ADDRESS_POINTS, KEY_POINTS } from '../../domain/platform/api-limits.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { MINUTE, SECOND } from '../../domain/shared/time.ts';
import { type Charged, chargeRateLimit } from '../../db/calls/rate-limit.queries.ts';
import type { ActingKey } from '../kernel/actor.ts';
import { type Context, actorOf } from '../kernel/context.ts';

/** By which the purses of a key with what it has replaced, of all keys of an account and of an address, are known. */
export const purseOfKey = (familyId: string): string => `points:key:${familyId}`;
export const purseOfAccount = (userId: string): string => `points:account:${userId}`;
export const purseOfAddress = (address: string): string => `points:address:${address}`;

/**
 * Charges what a call with a key costs, in every gateway from the same purse, and says in its headers what is left. Each
 * call costs at least a point. A key with what it has replaced is one.
 * @throws Refused RATE_LIMITED
 */
export async function chargePoints(context: Context, { familyId }: ActingKey, points: number): Promise<void> {
  const { db, now } = context.deps;
  const { userId } = actorOf(context);
  const cost = Math.max(1, points);
  const at = now();
  const [ofKey, ofAccount, ofAddress] = await db.transact(async (tx) => [
    await chargeRateLimit(tx, purseOfKey(familyId), at, MINUTE, cost),
    await chargeRateLimit(tx, purseOfAccount(userId), at, MINUTE, cost),
    await chargeRateLimit(tx, purseOfAddress(context.caller.address), at, MINUTE, cost),
  ]);
  tellLimits(context, at, [
    { name: 'key', most: KEY_POINTS, ...ofKey },
    { name: 'account', most: ACCOUNT_POINTS, ...ofAccount },
    { name: 'address', most: ADDRESS_POINTS, ...ofAddress },
  ]);
}

interface Purse extends Charged {
  readonly name: string;
  readonly most: number;
}

/** Says in the headers of an answer what is left. @throws Refused RATE_LIMITED where more was spent than there is */
export function tellLimits(context: Context, at: number, purses: readonly Purse[]): void {
  const limits = purses.map(({ name, most, count, endsAt }) => ({
    name,
    most,
    left: Math.max(0, most - count),
    isOver: count > most,
    seconds: Math.max(1, Math.ceil((endsAt - at) / SECOND)),
  }));
  const list = (item: (limit: (typeof limits)[number]) => string): string => limits.map(item).join(', ');
  context.setHeader?.(
    'RateLimit-Policy',
    list(({ name, most }) => `"${name}";q=${most};w=${MINUTE / SECOND}`),
  );
  context.setHeader?.(
    'RateLimit',
    list(({ name, left, seconds }) => `"${name}";r=${left};t=${seconds}`),
  );
  const over = limits.filter(({ isOver }) => isOver);
  if (over.length === 0) return;
  throw new Refused('RATE_LIMITED', { data: { retryAfterSeconds: Math.max(...over.map(({ seconds }) => seconds)) } });
}
