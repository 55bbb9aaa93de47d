import { inArray } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { battles } from './battle.table.ts';

export async function readBattleTitles(reader: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({ id: battles.id, title: battles.title })
    .from(battles)
    .where(inArray(battles.id, [...ids]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
