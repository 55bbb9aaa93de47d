import { ACCOUNT_POINTS, ADDRESS_POINTS, KEY_POINTS } from '../../../domain/platform/api-limits.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import type { Tx } from '../../../db/client/database.ts';
import { type Charged, chargeRateLimit, giveBackPoints, readRateLimit } from '../../../db/calls/rate-limit.queries.ts';
import type { ActingKey } from '../../kernel/actor.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { networkOf } from '../../kernel/http/network.ts';

/** By which the purses of a key with what it has replaced, of all keys of an account and of an address, are known. */
export const purseOfKey = (familyId: string): string => `points:key:${familyId}`;
export const purseOfAccount = (userId: string): string => `points:account:${userId}`;
export const purseOfAddress = (address: string): string => `points:address:${networkOf(address)}`;

interface Purse extends Charged {
  readonly name: string;
  readonly most: number;
}

interface KeptPurse extends Purse {
  readonly id: string;
}

/** What a call with a key was charged; what of it was not used up is given back. */
export interface Charge {
  /** At least one. */
  readonly points: number;
  /** That of the key first; the others are shared with other keys. */
  readonly purses: readonly KeptPurse[];
}

const pursesOf = (context: Context, { familyId }: ActingKey) =>
  [
    { name: 'key', id: purseOfKey(familyId), most: KEY_POINTS },
    { name: 'account', id: purseOfAccount(actorOf(context).userId), most: ACCOUNT_POINTS },
    { name: 'address', id: purseOfAddress(context.caller.address), most: ADDRESS_POINTS },
  ] as const;

const isOver = ({ count, most }: Purse): boolean => count > most;

/** Gives points back to some purses; those whose minute has passed stay as they were. */
async function giveBack(tx: Tx, purses: readonly KeptPurse[], points: number): Promise<KeptPurse[]> {
  const given: KeptPurse[] = [];
  for (const purse of purses) given.push({ ...purse, ...(await giveBackPoints(tx, purse.id, { ...purse, points })) });
  return given;
}

/**
 * Charges what a call with a key costs, in every gateway from the same purses, and says in its headers what is left. Each
 * call costs at least a point. A key with what it has replaced is one. What is refused because one of the purses is empty
 * costs the key alone: neither other keys of the account nor callers behind the same address pay for it.
 * @throws Refused RATE_LIMITED
 */
export async function chargePoints(context: Context, key: ActingKey, points: number): Promise<Charge> {
  const { db, now } = context.deps;
  const cost = Math.max(1, points);
  const at = now();
  const [ofKey, ...shared] = pursesOf(context, key);
  const purses = await db.transact(async (tx) => {
    const charged: KeptPurse[] = [];
    for (const purse of [ofKey, ...shared])
      charged.push({ ...purse, ...(await chargeRateLimit(tx, purse.id, at, MINUTE, cost)) });
    if (!charged.some(isOver)) return charged;
    const [own, ...others] = charged;
    const given = await giveBack(tx, others, cost);
    // Told as they were when they were looked at.
    return [...(own ? [own] : []), ...given.map((purse, n) => ({ ...purse, count: others[n]?.count ?? purse.count }))];
  });
  tellLimits(context, at, purses);
  return { points: cost, purses };
}

/** Charges a key for a call that is refused before anything is done; nobody else pays for it. @throws Refused RATE_LIMITED */
export async function chargeRefusal(context: Context, key: ActingKey): Promise<void> {
  const { db, now } = context.deps;
  const at = now();
  const [ofKey, ...shared] = pursesOf(context, key);
  const purses = await db.transact(async (tx) => {
    const others: KeptPurse[] = [];
    for (const purse of shared) {
      const found = await readRateLimit(tx, purse.id, at);
      others.push({ ...purse, ...(found ?? { count: 0, endsAt: at + MINUTE }) });
    }
    return [{ ...ofKey, ...(await chargeRateLimit(tx, ofKey.id, at, MINUTE, 1)) }, ...others];
  });
  tellLimits(context, at, purses);
}

/**
 * Gives back what a call was charged too much: of one that was refused all that others share in, of one whose pages came
 * short the difference, to every purse.
 * @param used points that it came to; null for one that was refused
 */
export async function settleCharge(context: Context, { points, purses }: Charge, used: number | null): Promise<void> {
  const unused = used === null ? points : points - Math.max(1, used);
  if (unused <= 0) return;
  const [ofKey, ...shared] = purses;
  const given = await context.deps.db.transact((tx) => giveBack(tx, used === null ? shared : purses, unused));
  sayLimits(context, context.deps.now(), used === null && ofKey ? [ofKey, ...given] : given);
}

/** Says in the headers of an answer what is left. */
function sayLimits(context: Context, at: number, purses: readonly Purse[]): void {
  const list = (item: (purse: Purse) => string): string => purses.map(item).join(', ');
  context.setHeader?.(
    'RateLimit-Policy',
    list(({ name, most }) => `"${name}";q=${most};w=${MINUTE / SECOND}`),
  );
  context.setHeader?.(
    'RateLimit',
    list(({ name, most, count, endsAt }) => `"${name}";r=${Math.max(0, most - count)};t=${secondsTo(endsAt, at)}`),
  );
}

const secondsTo = (endsAt: number, at: number): number => Math.max(1, Math.ceil((endsAt - at) / SECOND));

/** The same. @throws Refused RATE_LIMITED where more was spent than there is */
export function tellLimits(context: Context, at: number, purses: readonly Purse[]): void {
  sayLimits(context, at, purses);
  const over = purses.filter(isOver);
  if (over.length === 0) return;
  const retryAfterSeconds = Math.max(...over.map(({ endsAt }) => secondsTo(endsAt, at)));
  throw new Refused('RATE_LIMITED', { data: { retryAfterSeconds } });
}
