import { type SQL, and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { ENDED_KEY_KEPT } from '../../domain/platform/api-key.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { excluded, lookup, statement } from '../client/sql.ts';
import { type ApiKeyRow, apiKeyDays, apiKeys } from './key.table.ts';

const { placeholder } = sql;

/** What has been revoked is gone at once, also where a machine's clock is behind that of the one that revoked it. */
const inForce = (now: number): SQL | undefined => and(gt(apiKeys.expiresAt, now), isNull(apiKeys.revokedAt));

const keyByHash = lookup((reader) =>
  reader
    .select({
      id: apiKeys.id,
      userId: apiKeys.userId,
      familyId: apiKeys.familyId,
      scopes: apiKeys.scopes,
      dailyStakeCents: apiKeys.dailyStakeCents,
      lastUsedAt: apiKeys.lastUsedAt,
      lastUsedAddress: apiKeys.lastUsedAddress,
      username: users.username,
      role: users.role,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.keyHash, placeholder('keyHash')),
        gt(apiKeys.expiresAt, placeholder('now')),
        isNull(apiKeys.revokedAt),
        eq(users.status, 'active'),
      ),
    )
    .prepare('api_key_by_hash'),
);

export type LiveKey = Awaited<ReturnType<typeof keyByHash>>[number];

/** The key of a hash, with its account; undefined when it has ended or the account may not sign in. */
export async function readLiveKey(reader: Reader, keyHash: string, now: number): Promise<LiveKey | undefined> {
  const [key] = await keyByHash(reader, { keyHash, now });
  return key;
}

/** Lets a key be known by another hash of it. */
export async function renewKeyHash(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(apiKeys).set({ keyHash: to }).where(eq(apiKeys.keyHash, from));
}

/** Those of the given keys that are still good. */
export async function liveKeyIds(reader: Reader, ids: readonly string[], now: number): Promise<Set<string>> {
  const rows = await reader
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(inArray(apiKeys.id, [...ids]), inForce(now), eq(users.status, 'active')));
  return new Set(rows.map(({ id }) => id));
}

/** The keys of a player that are good at an instant, the first made first. */
export const listKeysOf = (reader: Reader, userId: string, now: number): Promise<ApiKeyRow[]> =>
  reader
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), inForce(now)))
    .orderBy(asc(apiKeys.id));

export async function insertKey(tx: Tx, key: ApiKeyRow): Promise<void> {
  await tx.insert(apiKeys).values(key);
}

/** An own key that is in force, locked until the transaction ends. */
export async function lockOwnKey(tx: Tx, userId: string, id: string, now: number): Promise<ApiKeyRow | undefined> {
  const [key] = await tx
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), inForce(now)))
    .for('update');
  return key;
}

/** Ends a key at an instant, in favour of another. */
export async function replaceKey(tx: Tx, id: string, replacedAt: number, expiresAt: number): Promise<void> {
  await tx.update(apiKeys).set({ replacedAt, expiresAt }).where(eq(apiKeys.id, id));
}

const end = (tx: Tx, which: SQL | undefined, at: number): Promise<ApiKeyRow[]> =>
  tx
    .update(apiKeys)
    .set({ revokedAt: at, expiresAt: at })
    .where(and(which, inForce(at)))
    .returning();

/** Ends an own key that is in force at once; answers its row, or undefined when there is none. */
export async function revokeOwnKey(tx: Tx, userId: string, id: string, at: number): Promise<ApiKeyRow | undefined> {
  const [ended] = await end(tx, and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)), at);
  return ended;
}

/** When a key of a hash ended or ends, and whether its owner ended it; undefined where there is none. */
export async function readKeyEnd(
  reader: Reader,
  keyHash: string,
): Promise<Pick<ApiKeyRow, 'expiresAt' | 'revokedAt'> | undefined> {
  const [key] = await reader
    .select({ expiresAt: apiKeys.expiresAt, revokedAt: apiKeys.revokedAt })
    .from(apiKeys)
    .where(eq(apiKeys.keyHash, keyHash));
  return key;
}

/** Writes down when and from where a key was used. */
export async function noteKeyUse(tx: Tx, id: string, lastUsedAt: number, lastUsedAddress: string): Promise<void> {
  await tx.update(apiKeys).set({ lastUsedAt, lastUsedAddress }).where(eq(apiKeys.id, id));
}

const addStake = statement((tx) =>
  tx
    .insert(apiKeyDays)
    .values({
      familyId: placeholder('familyId'),
      day: placeholder('day'),
      stakedCents: placeholder('stakeCents'),
    })
    .onConflictDoUpdate({
      target: [apiKeyDays.familyId, apiKeyDays.day],
      set: { stakedCents: sql`${apiKeyDays.stakedCents} + ${excluded(apiKeyDays.stakedCents)}` },
    })
    .returning({ stakedCents: apiKeyDays.stakedCents })
    .prepare('add_api_key_stake'),
);

/** Counts a stake towards a UTC day and answers what the day had before it; the row stays locked until commit. */
export async function countKeyStake(tx: Tx, familyId: string, day: string, stakeCents: number): Promise<number> {
  const [row] = await addStake(tx, { familyId, day, stakeCents });
  return (row?.stakedCents ?? stakeCents) - stakeCents;
}

/** What was staked on a UTC day, by family. */
export async function readKeyStakes(
  reader: Reader,
  familyIds: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, number>> {
  if (familyIds.length === 0) return new Map();
  const rows = await reader
    .select({ familyId: apiKeyDays.familyId, stakedCents: apiKeyDays.stakedCents })
    .from(apiKeyDays)
    .where(and(inArray(apiKeyDays.familyId, [...familyIds]), eq(apiKeyDays.day, day)));
  return new Map(rows.map(({ familyId, stakedCents }) => [familyId, stakedCents]));
}

/** Keys of a player that are in force: what the most of them is held against. */
export async function countKeysInForce(tx: Tx, userId: string, now: number): Promise<number> {
  const rows = await tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), inForce(now), isNull(apiKeys.replacedAt)));
  return rows.length;
}

/** Drops the keys that ended so long ago that nobody asks with them any more. */
export async function deleteEndedKeys(tx: Tx, now: number): Promise<void> {
  await tx.delete(apiKeys).where(lte(apiKeys.expiresAt, now - ENDED_KEY_KEPT));
}

/** Drops what was staked on days before one. */
export async function deleteOldKeyDays(tx: Tx, day: string): Promise<void> {
  await tx.delete(apiKeyDays).where(lte(apiKeyDays.day, day));
}

const isOfFamily = (userId: string, familyId: string): SQL | undefined =>
  and(eq(apiKeys.userId, userId), eq(apiKeys.familyId, familyId));

/** Ends what a key has replaced before; answers the rows of those that were in force. */
export const revokeReplaced = (tx: Tx, userId: string, familyId: string, at: number): Promise<ApiKeyRow[]> =>
  end(tx, and(isOfFamily(userId, familyId), isNotNull(apiKeys.replacedAt)), at);

/** Ends every key of a family; answers the rows of those that were in force. */
export const revokeFamily = (tx: Tx, userId: string, familyId: string, at: number): Promise<ApiKeyRow[]> =>
  end(tx, isOfFamily(userId, familyId), at);

/** Ends every key of a player; answers the rows of those that were in force. */
export const revokeKeysOf = (tx: Tx, userId: string, at: number): Promise<ApiKeyRow[]> =>
  end(tx, eq(apiKeys.userId, userId), at);

export async function deleteKeysOf(tx: Tx, userId: string): Promise<ApiKeyRow[]> {
  return tx.delete(apiKeys).where(eq(apiKeys.userId, userId)).returning();
}
