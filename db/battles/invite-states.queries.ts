import { inArray } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { type BattleInviteRow, battleInvites } from './invite.table.ts';

/** Invites by their ids, as they stand. */
export async function readInvites(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BattleInviteRow>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(battleInvites)
    .where(inArray(battleInvites.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
