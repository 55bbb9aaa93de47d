import { and, asc, eq, exists, inArray, ne, not, sql } from 'drizzle-orm';
import type { LineupSeat } from '../../domain/tournaments/lineup.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import {
  type EntrantRow,
  type LineupRow,
  type TournamentRow,
  tournamentEntrants,
  tournamentLineups,
  tournaments,
} from './tournament.table.ts';

const { placeholder } = sql;

const seatOf = lookup((reader) =>
  reader
    .select()
    .from(tournamentLineups)
    .where(
      and(
        eq(tournamentLineups.tournamentId, placeholder('tournamentId')),
        eq(tournamentLineups.userId, placeholder('userId')),
      ),
    )
    .prepare('tournament_lineup_seat'),
);

/** The one place that somebody has, or is asked to take, in a line-up of a tournament. */
export async function readSeat(reader: Reader, tournamentId: string, userId: string): Promise<LineupRow | undefined> {
  const [row] = await seatOf(reader, { tournamentId, userId });
  return row;
}

const entryOf = lookup((reader) =>
  reader
    .select()
    .from(tournamentEntrants)
    .where(
      and(
        eq(tournamentEntrants.tournamentId, placeholder('tournamentId')),
        sql`${tournamentEntrants.userId} = coalesce((select ${tournamentLineups.captainId} from ${tournamentLineups}
          where ${tournamentLineups.tournamentId} = ${placeholder('tournamentId')}
            and ${tournamentLineups.userId} = ${placeholder('userId')}), ${placeholder('userId')})`,
      ),
    )
    .prepare('tournament_entry'),
);

/** The entrant that somebody plays as, or for: the own one, or that of the line-up. */
export async function readEntry(reader: Reader, tournamentId: string, userId: string): Promise<EntrantRow | undefined> {
  const [row] = await entryOf(reader, { tournamentId, userId });
  return row;
}

/** The captain first, the others in the order of ids. */
const inOrder = <Row extends LineupRow>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (a, b) => Number(b.userId === b.captainId) - Number(a.userId === a.captainId) || (a.userId < b.userId ? -1 : 1),
  );

/** Who plays for a captain's entrant, or is asked to, the captain first; nobody where players enter. */
export async function readLineup(reader: Reader, tournamentId: string, captainId: string): Promise<LineupRow[]> {
  const rows = await reader
    .select()
    .from(tournamentLineups)
    .where(and(eq(tournamentLineups.tournamentId, tournamentId), eq(tournamentLineups.captainId, captainId)));
  return inOrder(rows);
}

type SeatTerms = Pick<TournamentRow, 'id' | 'teamSize' | 'buyInCents' | 'feeCents'>;

/**
 * Who plays for each entrant with what each puts in: the line-up of a team, the captain first, or the player alone.
 * @param entrantIds whose are read; all of the tournament without it
 */
export async function readSeats(
  reader: Reader,
  { id, teamSize, buyInCents, feeCents }: SeatTerms,
  entrantIds?: readonly string[],
): Promise<(entrantId: string) => readonly LineupSeat[]> {
  const alone = (userId: string): LineupSeat[] => [{ userId, stakeCents: buyInCents, feeCents }];
  if (teamSize === null) return alone;
  const lineups = new Map<string, LineupRow[]>();
  for (const row of await reader
    .select()
    .from(tournamentLineups)
    .where(
      and(eq(tournamentLineups.tournamentId, id), entrantIds && inArray(tournamentLineups.captainId, [...entrantIds])),
    ))
    lineups.set(row.captainId, [...(lineups.get(row.captainId) ?? []), row]);
  return (entrantId) => inOrder(lineups.get(entrantId) ?? []);
}

/** A place in a line-up with the names that go with it. */
export interface SeatView extends LineupRow {
  readonly username: string;
  readonly avatarId: string | null;
}

/** The same with names. */
export async function listSeats(reader: Reader, tournamentId: string, captainIds: readonly string[]) {
  if (captainIds.length === 0) return [];
  const rows = await reader
    .select({ row: tournamentLineups, username: users.username, avatarId: users.avatarId })
    .from(tournamentLineups)
    .innerJoin(users, eq(users.id, tournamentLineups.userId))
    .where(
      and(eq(tournamentLineups.tournamentId, tournamentId), inArray(tournamentLineups.captainId, [...captainIds])),
    );
  return inOrder(rows.map(({ row, ...player }): SeatView => ({ ...row, ...player })));
}

/** Names of who plays for each team of a tournament, by its captain, who comes first. */
export async function readLineupNames(reader: Reader, tournamentId: string): Promise<Map<string, string[]>> {
  const rows = await reader
    .select({ row: tournamentLineups, username: users.username })
    .from(tournamentLineups)
    .innerJoin(users, eq(users.id, tournamentLineups.userId))
    .where(eq(tournamentLineups.tournamentId, tournamentId));
  const names = new Map<string, string[]>();
  for (const { captainId, username } of inOrder(rows.map(({ row, ...player }) => ({ ...row, ...player }))))
    names.set(captainId, [...(names.get(captainId) ?? []), username]);
  return names;
}

export async function insertLineup(tx: Tx, rows: readonly LineupRow[]): Promise<void> {
  await tx.insert(tournamentLineups).values([...rows]);
}

export async function agreeInLineup(tx: Tx, tournamentId: string, userId: string, agreedAt: number): Promise<void> {
  await tx
    .update(tournamentLineups)
    .set({ agreedAt })
    .where(and(eq(tournamentLineups.tournamentId, tournamentId), eq(tournamentLineups.userId, userId)));
}

export async function deleteLineup(tx: Tx, tournamentId: string, captainId: string): Promise<void> {
  await tx
    .delete(tournamentLineups)
    .where(and(eq(tournamentLineups.tournamentId, tournamentId), eq(tournamentLineups.captainId, captainId)));
}

/** Captains whose line-up has not entered. */
export async function listProposing(reader: Reader, tournamentId: string): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ captainId: tournamentLineups.captainId })
    .from(tournamentLineups)
    .where(
      and(
        eq(tournamentLineups.tournamentId, tournamentId),
        not(
          exists(
            reader
              .select({ one: sql`1` })
              .from(tournamentEntrants)
              .where(
                and(
                  eq(tournamentEntrants.tournamentId, tournamentLineups.tournamentId),
                  eq(tournamentEntrants.userId, tournamentLineups.captainId),
                  ne(tournamentEntrants.status, 'gone'),
                ),
              ),
          ),
        ),
      ),
    );
  return rows.map(({ captainId }) => captainId).toSorted();
}

/** Tournaments that have not started in a line-up of which somebody stands, of one team or of any, in the order of ids. */
export async function listLineupsOf(reader: Reader, userId: string, teamId: string | null): Promise<string[]> {
  const rows = await reader
    .select({ id: tournaments.id })
    .from(tournamentLineups)
    .innerJoin(tournaments, eq(tournaments.id, tournamentLineups.tournamentId))
    .where(
      and(
        eq(tournamentLineups.userId, userId),
        teamId === null ? undefined : eq(tournamentLineups.teamId, teamId),
        inArray(tournaments.status, ['registration', 'check-in']),
      ),
    )
    .orderBy(asc(tournaments.id));
  return rows.map(({ id }) => id);
}
