import { type SQL, and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { BattleGame } from '../../domain/shared/games.ts';
import type { Reader } from '../client/database.ts';
import { type BattleView, battleViews } from './battle.queries.ts';
import { battles } from './battle.table.ts';

// Written out as literals: a partial index is found by its exact condition only.
const isHolding = sql`${battles.status} in ('waiting', 'active', 'disputed')`;
const isOpen = sql`${battles.status} in ('waiting', 'active') and ${battles.privacy} = 'public'`;

const openOf = (reader: Reader, isOwn: SQL, limit: number): Promise<BattleView[]> =>
  battleViews(reader)
    .where(and(isOwn, isHolding, ne(battles.status, 'disputed'), eq(battles.privacy, 'public')))
    // The plus keeps the planner from walking through all battles of a player, in order, for the few that hold money.
    .orderBy(desc(sql`+${battles.createdAt}`), desc(battles.id))
    .limit(limit);

/** A player's public battles that wait or run, newest first. */
export async function listOpenOf(reader: Reader, userId: string, limit: number): Promise<BattleView[]> {
  const pages = await Promise.all([
    openOf(reader, eq(battles.creatorId, userId), limit),
    openOf(reader, eq(battles.opponentId, userId), limit),
  ]);
  return pages
    .flat()
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))
    .slice(0, limit);
}

/** Those of some battles that are public and run. */
export const listActiveAmong = (reader: Reader, ids: readonly string[]): Promise<BattleView[]> =>
  battleViews(reader).where(
    and(inArray(battles.id, [...ids]), eq(battles.status, 'active'), eq(battles.privacy, 'public')),
  );

/** Public battles that run, newest first. */
export const listActivePublic = (reader: Reader, limit: number): Promise<BattleView[]> =>
  battleViews(reader)
    .where(and(isOpen, eq(battles.status, 'active')))
    .orderBy(desc(battles.createdAt), desc(battles.id))
    .limit(limit);

/** How many public battles run, by their game; without the games of which none does. */
export async function countActivePublic(reader: Reader): Promise<ReadonlyMap<BattleGame, number>> {
  const rows = await reader
    .select({ game: battles.game, running: count() })
    .from(battles)
    .where(and(isOpen, eq(battles.status, 'active')))
    .groupBy(battles.game);
  return new Map(rows.map(({ game, running }) => [game, running]));
}
