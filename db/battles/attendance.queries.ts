import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { type Attendance, NO_SHOWS_MAX } from '../../domain/battles/attendance.ts';
import { type User, users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { statement, sumInt } from '../client/sql.ts';
import { type AttendanceRow, battleAttendances } from './attendance.table.ts';
import { battles } from './battle.table.ts';

const { placeholder } = sql;

const insertAttendances = [1, 2].map((rows) =>
  statement((tx) =>
    tx
      .insert(battleAttendances)
      .values(
        Array.from({ length: rows }, (_, n) => ({
          battleId: placeholder('battleId'),
          playerId: placeholder(`player${n}`),
          hasShown: placeholder(`hasShown${n}`),
          at: placeholder('at'),
        })),
      )
      .prepare(`insert_attendances_${rows}`),
  ),
);

/** Of nobody, one or both players, each once a battle. */
export function addAttendances(
  tx: Tx,
  { battleId, at }: Pick<AttendanceRow, 'battleId' | 'at'>,
  attendances: readonly Attendance[],
): void {
  const insert = insertAttendances[attendances.length - 1];
  if (!insert) return;
  const values: Record<string, unknown> = { battleId, at };
  for (const [n, { playerId, hasShown }] of attendances.entries())
    Object.assign(values, { [`player${n}`]: playerId, [`hasShown${n}`]: hasShown });
  tx.send(insert(tx, values));
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

const encounterOf = statement((tx) =>
  tx
    .select({ status: users.status, pausedUntil: users.pausedUntil, noShowAt: battleAttendances.at })
    .from(battles)
    .innerJoin(users, eq(users.id, battles.creatorId))
    .leftJoin(
      battleAttendances,
      // Written out as a literal: a partial index is found by its exact condition only.
      and(eq(battleAttendances.playerId, placeholder('comingId')), sql`${battleAttendances.hasShown} = false`),
    )
    .where(eq(battles.id, placeholder('battleId')))
    .orderBy(desc(battleAttendances.at))
    .limit(NO_SHOWS_MAX)
    .prepare('encounter_of_battle'),
);

/** What decides whether two may meet: how the one stands who waits in a battle, and what the one who comes has missed. */
export interface Encounter {
  /** Undefined where nobody waits. */
  readonly waiting: Pick<User, 'status' | 'pausedUntil'> | undefined;
  /** When the one who comes was called and was not there, the latest first, as far as it keeps anybody from joining. */
  readonly noShows: readonly number[];
}

/** To be read once the battle is locked: who stops playing leaves it under that lock. */
export async function readEncounter(tx: Tx, battleId: string, comingId: string): Promise<Encounter> {
  const rows = await encounterOf(tx, { battleId, comingId });
  return { waiting: rows[0], noShows: rows.flatMap(({ noShowAt }) => noShowAt ?? []) };
}
