import { lte, sql } from 'drizzle-orm';
import type { Tx } from '../client/database.ts';
import { excluded, statement } from '../client/sql.ts';
import { rateLimits } from './call.table.ts';

const { placeholder } = sql;

/** The first charge opens a window; the row of a window that has passed begins anew. */
const charge = statement((tx) =>
  tx
    .insert(rateLimits)
    .values({ key: placeholder('key'), count: 1, endsAt: placeholder('endsAt') })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.endsAt} <= ${placeholder('now')} then 1 else ${rateLimits.count} + 1 end`,
        endsAt: sql`case when ${rateLimits.endsAt} <= ${placeholder('now')} then ${excluded(rateLimits.endsAt)} else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt })
    .prepare('charge_rate_limit'),
);

export interface Charged {
  /** How often within the window, this time included. */
  readonly count: number;
  readonly endsAt: number;
}

export async function chargeRateLimit(tx: Tx, key: string, now: number, windowMs: number): Promise<Charged> {
  const [row] = await charge(tx, { key, now, endsAt: now + windowMs });
  return row ?? { count: 1, endsAt: now + windowMs };
}

export async function clearRateLimit(tx: Tx, key: string): Promise<void> {
  await tx.delete(rateLimits).where(sql`${rateLimits.key} = ${key}`);
}

export async function deletePassedRateLimits(tx: Tx, now: number): Promise<void> {
  await tx.delete(rateLimits).where(lte(rateLimits.endsAt, now));
}
