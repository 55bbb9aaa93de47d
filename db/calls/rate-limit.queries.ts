import { and, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { excluded, statement } from '../client/sql.ts';
import { rateLimits } from './call.table.ts';

const { placeholder } = sql;

/** The first charge opens a window; the row of a window that has passed begins anew. */
const charge = statement((tx) =>
  tx
    .insert(rateLimits)
    .values({ key: placeholder('key'), count: placeholder('points'), endsAt: placeholder('endsAt') })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.endsAt} <= ${placeholder('now')} then ${excluded(rateLimits.count)} else ${rateLimits.count} + ${excluded(rateLimits.count)} end`,
        endsAt: sql`case when ${rateLimits.endsAt} <= ${placeholder('now')} then ${excluded(rateLimits.endsAt)} else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt })
    .prepare('charge_rate_limit'),
);

export interface Charged {
  /** How often, or how many points, within the window, this time included. */
  readonly count: number;
  readonly endsAt: number;
}

/** @param points how much is charged at once, one by itself */
export async function chargeRateLimit(
  tx: Tx,
  key: string,
  now: number,
  windowMs: number,
  points = 1,
): Promise<Charged> {
  const [row] = await charge(tx, { key, now, endsAt: now + windowMs, points });
  return row ?? { count: points, endsAt: now + windowMs };
}

/** Takes points off the window that they were charged in, if it is still open; answers what is left charged there. */
export async function giveBackPoints(
  tx: Tx,
  key: string,
  { endsAt, points }: { readonly endsAt: number; readonly points: number },
): Promise<Charged | null> {
  const [row] = await tx
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - ${points}` })
    .where(and(eq(rateLimits.key, key), eq(rateLimits.endsAt, endsAt), gte(rateLimits.count, points)))
    .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt });
  return row ?? null;
}

/** What was charged within the window that is open now; null when none is. */
export async function readRateLimit(reader: Reader, key: string, now: number): Promise<Charged | null> {
  const [row] = await reader
    .select({ count: rateLimits.count, endsAt: rateLimits.endsAt })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.endsAt, now)));
  return row ?? null;
}

export async function clearRateLimit(tx: Tx, key: string): Promise<void> {
  await tx.delete(rateLimits).where(sql`${rateLimits.key} = ${key}`);
}

export async function deletePassedRateLimits(tx: Tx, now: number): Promise<void> {
  await tx.delete(rateLimits).where(lte(rateLimits.endsAt, now));
}
