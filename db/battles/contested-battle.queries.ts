import { asc, inArray } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { type BattleView, battleViews } from './battle.queries.ts';
import { type BattleReportRow, battleReports, battles } from './battle.table.ts';

/** Some battles with the names of their players, in no order. */
export async function listBattles(reader: Reader, ids: readonly string[]): Promise<BattleView[]> {
  return ids.length === 0 ? [] : battleViews(reader).where(inArray(battles.id, [...ids]));
}

/** What the players of some battles said, the first to speak first. */
export async function listReports(reader: Reader, battleIds: readonly string[]): Promise<BattleReportRow[]> {
  if (battleIds.length === 0) return [];
  return reader
    .select()
    .from(battleReports)
    .where(inArray(battleReports.battleId, [...battleIds]))
    .orderBy(asc(battleReports.at), asc(battleReports.playerId));
}
