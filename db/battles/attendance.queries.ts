import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { NO_SHOWS_MAX } from '../../domain/battles/attendance.ts';
import type { Reader, Tx } from '../client/database.ts';
import { statement, sumInt } from '../client/sql.ts';
import { type AttendanceRow, battleAttendances } from './attendance.table.ts';

const { placeholder } = sql;

const insertAttendance = statement((tx) =>
  tx
    .insert(battleAttendances)
    .values({
      battleId: placeholder('battleId'),
      playerId: placeholder('playerId'),
      hasShown: placeholder('hasShown'),
      at: placeholder('at'),
    })
    .prepare('insert_attendance'),
);

/** Each once a battle. */
export function addAttendance(tx: Tx, row: AttendanceRow): void {
  tx.send(insertAttendance(tx, { ...row }));
}

/** How often somebody came of how often it came to it. */
export interface Attendances {
  readonly shown: number;
  readonly called: number;
}

/** Of each of some players since an instant; those without any are missing. */
export async function readAttendances(
  reader: Reader,
  playerIds: readonly string[],
  since: number,
): Promise<Map<string, Attendances>> {
  const rows = await reader
    .select({
      playerId: battleAttendances.playerId,
      called: count(),
      shown: sumInt(sql`case when ${battleAttendances.hasShown} then 1 else 0 end`),
    })
    .from(battleAttendances)
    .where(and(inArray(battleAttendances.playerId, [...playerIds]), gte(battleAttendances.at, since)))
    .groupBy(battleAttendances.playerId);
  return new Map(rows.map(({ playerId, called, shown }) => [playerId, { called, shown }]));
}

/** When a player was called and did not come, the latest first, as far as it keeps anybody from joining. */
export async function listNoShows(tx: Tx, playerId: string): Promise<number[]> {
  const rows = await tx
    .select({ at: battleAttendances.at })
    .from(battleAttendances)
    .where(and(eq(battleAttendances.playerId, playerId), eq(battleAttendances.hasShown, false)))
    .orderBy(desc(battleAttendances.at))
    .limit(NO_SHOWS_MAX);
  return rows.map(({ at }) => at);
}
