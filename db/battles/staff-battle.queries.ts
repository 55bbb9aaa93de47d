import { and, count, desc, gte, lt, sql } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { engine } from '../client/kit.ts';
import { before, hourAfter } from '../client/sql.ts';
import { type BattleKey, type BattleView, battleViews } from './battle.queries.ts';
import { battles, isOfRunning, isOpened } from './battle.table.ts';

// Literals: a partial index is found by its exact condition only.
const isRunning = sql`${battles.status} in ('waiting', 'active', 'disputed')`;
const isCompleted = sql`${battles.status} = 'completed'`;

/**
 * First among the conditions, and so that SQLite does not look into the value: where nearly all that run have one status,
 * looking for that one seems no better to it than looking for all three, and it would sort them all for one page.
 */
const isThis = (status: string) =>
  engine === 'sqlite' ? sql`${battles.status} = ${status} || ''` : sql`${battles.status} = ${status}`;

/** What staff narrow the list down to; null for all whose stakes lie in escrow. */
type StaffBattleFilter = 'active' | 'waiting' | 'disputed' | 'completed' | null;

/** Battles as staff look for them, private ones too, newest first. */
export const listForStaff = (
  reader: Reader,
  status: StaffBattleFilter,
  limit: number,
  past: BattleKey | null,
): Promise<BattleView[]> =>
  battleViews(reader)
    .where(
      and(
        status === 'completed'
          ? isCompleted
          : status === null
            ? isRunning
            : and(isThis(status), isOfRunning(battles.status)),
        past ? before([battles.createdAt, battles.id], [past.createdAt, past.id]) : undefined,
      ),
    )
    .orderBy(desc(battles.createdAt), desc(battles.id))
    .limit(limit);

/** How many battles were opened in a stretch of time, by its hours. */
export const countOpened = (reader: Reader, from: number, until: number) => {
  const hour = hourAfter(battles.createdAt, from);
  return reader
    .select({ hour, amount: count() })
    .from(battles)
    .where(and(gte(battles.createdAt, from), lt(battles.createdAt, until), isOpened(battles.status)))
    .groupBy(hour);
};
