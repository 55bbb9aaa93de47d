import { and, eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { type PassClaimRow, passClaims } from './pass.table.ts';

/** What a player has claimed in a season, in the order of its tiers. */
export const readPassClaims = (reader: Reader, userId: string, season: string): Promise<PassClaimRow[]> =>
  reader
    .select()
    .from(passClaims)
    .where(and(eq(passClaims.userId, userId), eq(passClaims.season, season)))
    .orderBy(passClaims.track, passClaims.tier);

/** The seasons of which a player has claimed something of the paid track. */
export async function listPaidClaims(
  reader: Reader,
  userId: string,
  seasons: readonly string[],
): Promise<ReadonlySet<string>> {
  if (seasons.length === 0) return new Set();
  const rows = await reader
    .selectDistinct({ season: passClaims.season })
    .from(passClaims)
    .where(and(eq(passClaims.userId, userId), inArray(passClaims.season, [...seasons]), eq(passClaims.track, 'paid')));
  return new Set(rows.map(({ season }) => season));
}

/** Under the lock of the player's row of the store. */
export async function insertPassClaims(tx: Tx, rows: readonly PassClaimRow[]): Promise<void> {
  await tx.insert(passClaims).values([...rows]);
}
