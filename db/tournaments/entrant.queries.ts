import { and, asc, avg, count, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { preferences, users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { excluded, lookup, statement } from '../client/sql.ts';
import { ratings } from '../results/index.ts';
import { teams } from '../teams/index.ts';
import { type EntrantRow, tournamentEntrants, tournamentLineups, tournaments } from './tournament.table.ts';

const { placeholder } = sql;

const one = lookup((reader) =>
  reader
    .select()
    .from(tournamentEntrants)
    .where(
      and(
        eq(tournamentEntrants.tournamentId, placeholder('tournamentId')),
        eq(tournamentEntrants.userId, placeholder('userId')),
      ),
    )
    .prepare('tournament_entrant'),
);

export async function readEntrant(
  reader: Reader,
  tournamentId: string,
  userId: string,
): Promise<EntrantRow | undefined> {
  const [row] = await one(reader, { tournamentId, userId });
  return row;
}

const insert = statement((tx) =>
  tx
    .insert(tournamentEntrants)
    .values({
      tournamentId: placeholder('tournamentId'),
      userId: placeholder('userId'),
      teamId: placeholder('teamId'),
      status: placeholder('status'),
      enteredAt: placeholder('enteredAt'),
    })
    .onConflictDoUpdate({
      target: [tournamentEntrants.tournamentId, tournamentEntrants.userId],
      set: {
        teamId: excluded(tournamentEntrants.teamId),
        status: excluded(tournamentEntrants.status),
        enteredAt: excluded(tournamentEntrants.enteredAt),
        seed: excluded(tournamentEntrants.seed),
      },
    })
    .prepare('insert_tournament_entrant'),
);

/** Takes somebody in, or again after leaving; without a seed. */
export async function putEntrant(
  tx: Tx,
  row: Pick<EntrantRow, 'tournamentId' | 'userId' | 'teamId' | 'status' | 'enteredAt'>,
): Promise<void> {
  await insert(tx, { ...row });
}

/** Whether a team is in a tournament or waits, under whatever captain. */
export async function isTeamIn(reader: Reader, tournamentId: string, teamId: string): Promise<boolean> {
  const rows = await reader
    .select({ userId: tournamentEntrants.userId })
    .from(tournamentEntrants)
    .where(
      and(
        eq(tournamentEntrants.teamId, teamId),
        eq(tournamentEntrants.tournamentId, tournamentId),
        ne(tournamentEntrants.status, 'gone'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const isEntrant = (tournamentId: string, userId: string) =>
  and(eq(tournamentEntrants.tournamentId, tournamentId), eq(tournamentEntrants.userId, userId));

export async function updateEntrant(
  tx: Tx,
  tournamentId: string,
  userId: string,
  change: Partial<Pick<EntrantRow, 'status' | 'seed'>>,
): Promise<void> {
  await tx.update(tournamentEntrants).set(change).where(isEntrant(tournamentId, userId));
}

export async function deleteEntrant(tx: Tx, tournamentId: string, userId: string): Promise<void> {
  await tx.delete(tournamentEntrants).where(isEntrant(tournamentId, userId));
}

/** What an entrant is called and shown with: the team, or the player. */
const shown = {
  username: sql<string>`coalesce(${teams.name}, ${users.username})`,
  avatarId: sql<string | null>`case when ${teams.id} is null then ${users.avatarId} else ${teams.logoId} end`,
};

/**
 * An entrant with the name and the picture, of a team its own, and the rating in the game: null without one, of a team the
 * mean of those who are rated.
 */
export interface EntrantView extends EntrantRow {
  readonly username: string;
  readonly avatarId: string | null;
  readonly rating: number | null;
}

/** All of a tournament who have not left: those with a seed in its order, then by when they entered. */
export async function listEntrants(reader: Reader, tournamentId: string): Promise<EntrantView[]> {
  const rows = await reader
    .select({
      row: tournamentEntrants,
      ...shown,
      rating: ratings.rating,
    })
    .from(tournamentEntrants)
    .innerJoin(users, eq(users.id, tournamentEntrants.userId))
    .innerJoin(tournaments, eq(tournaments.id, tournamentEntrants.tournamentId))
    .leftJoin(teams, eq(teams.id, tournamentEntrants.teamId))
    .leftJoin(ratings, and(eq(ratings.userId, tournamentEntrants.userId), eq(ratings.game, tournaments.game)))
    .where(eq(tournamentEntrants.tournamentId, tournamentId))
    .orderBy(asc(tournamentEntrants.enteredAt), asc(tournamentEntrants.userId));
  const seedOf = ({ seed }: EntrantRow): number => seed ?? Infinity;
  const isOfTeams = rows.some(({ row }) => row.teamId !== null);
  const means = new Map(isOfTeams ? await listTeamRatings(reader, tournamentId) : []);
  return rows
    .map(({ row, ...player }) => ({
      ...row,
      ...player,
      rating: row.teamId === null ? player.rating : (means.get(row.userId) ?? null),
    }))
    .toSorted((a, b) => (seedOf(a) === seedOf(b) ? 0 : seedOf(a) - seedOf(b)));
}

/** The mean rating of each line-up of which somebody is rated, by its captain. */
async function listTeamRatings(reader: Reader, tournamentId: string): Promise<[string, number][]> {
  const rows = await reader
    .select({ captainId: tournamentLineups.captainId, rating: avg(ratings.rating).mapWith(Number) })
    .from(tournamentLineups)
    .innerJoin(tournaments, eq(tournaments.id, tournamentLineups.tournamentId))
    .innerJoin(ratings, and(eq(ratings.userId, tournamentLineups.userId), eq(ratings.game, tournaments.game)))
    .where(eq(tournamentLineups.tournamentId, tournamentId))
    .groupBy(tournamentLineups.captainId);
  return rows.map(({ captainId, rating }) => [captainId, Math.round(rating ?? 0)]);
}

/** Those of some players who do not show their profile, or their statistics, to everybody. */
export const listKeptBack = (reader: Reader, userIds: readonly string[]) =>
  userIds.length === 0
    ? Promise.resolve([])
    : reader
        .select({ userId: preferences.userId, profileVisibility: preferences.profileVisibility })
        .from(preferences)
        .where(
          and(
            inArray(preferences.userId, [...userIds]),
            or(ne(preferences.profileVisibility, 'public'), eq(preferences.showStats, false)),
          ),
        );

/** Some seeds of a tournament. */
interface Seats {
  readonly tournamentId: string;
  readonly seeds: readonly number[];
}

/** Who stands behind some seeds, with the name. */
export const listSeated = (reader: Reader, tournamentId: string, seeds: readonly number[]) =>
  seeds.length === 0 ? Promise.resolve([]) : listSeatedIn(reader, [{ tournamentId, seeds }]);

/** The same of several tournaments at once. */
export async function listSeatedIn(reader: Reader, seats: readonly Seats[]) {
  if (seats.length === 0) return [];
  return reader
    .select({
      tournamentId: tournamentEntrants.tournamentId,
      userId: tournamentEntrants.userId,
      seed: sql<number>`${tournamentEntrants.seed}`.mapWith(Number),
      teamId: tournamentEntrants.teamId,
      ...shown,
    })
    .from(tournamentEntrants)
    .innerJoin(users, eq(users.id, tournamentEntrants.userId))
    .leftJoin(teams, eq(teams.id, tournamentEntrants.teamId))
    .where(
      or(
        ...seats.map(({ tournamentId, seeds }) =>
          and(eq(tournamentEntrants.tournamentId, tournamentId), inArray(tournamentEntrants.seed, [...seeds])),
        ),
      ),
    );
}

/** Whoever waits longest; undefined where nobody does. */
export async function readFirstWaiting(reader: Reader, tournamentId: string): Promise<EntrantRow | undefined> {
  const [row] = await reader
    .select()
    .from(tournamentEntrants)
    .where(and(eq(tournamentEntrants.tournamentId, tournamentId), sql`${tournamentEntrants.status} = 'waiting'`))
    .orderBy(asc(tournamentEntrants.enteredAt), asc(tournamentEntrants.userId))
    .limit(1);
  return row;
}

export async function countHere(reader: Reader, tournamentId: string): Promise<number> {
  const [row] = await reader
    .select({ count: count() })
    .from(tournamentEntrants)
    .where(and(eq(tournamentEntrants.tournamentId, tournamentId), eq(tournamentEntrants.status, 'here')));
  return row?.count ?? 0;
}

/** Everybody who takes part or waits, all of a line-up among them, in the order of ids. */
export async function listUsersIn(reader: Reader, tournamentId: string): Promise<string[]> {
  const rows = await reader
    .select({ userId: sql<string>`coalesce(${tournamentLineups.userId}, ${tournamentEntrants.userId})` })
    .from(tournamentEntrants)
    .leftJoin(
      tournamentLineups,
      and(
        eq(tournamentLineups.tournamentId, tournamentEntrants.tournamentId),
        eq(tournamentLineups.captainId, tournamentEntrants.userId),
      ),
    )
    .where(and(eq(tournamentEntrants.tournamentId, tournamentId), ne(tournamentEntrants.status, 'gone')));
  return rows.map(({ userId }) => userId).toSorted();
}

/** Whoever stands among the entrants, however, or in a line-up, entered or not: who may see what others need a code for. */
export async function listParty(reader: Reader, tournamentId: string): Promise<string[]> {
  const rows = await reader
    .select({ userId: tournamentEntrants.userId })
    .from(tournamentEntrants)
    .where(eq(tournamentEntrants.tournamentId, tournamentId))
    .union(
      reader
        .select({ userId: tournamentLineups.userId })
        .from(tournamentLineups)
        .where(eq(tournamentLineups.tournamentId, tournamentId)),
    );
  return rows.map(({ userId }) => userId);
}

/** Rows of one statement: both engines take some tens of thousands of values. */
const ROWS = 1_000;

/** Writes how entrants stand after the start or the end, all of them at once. */
export async function putStandings(tx: Tx, rows: readonly EntrantRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS)
    await tx
      .insert(tournamentEntrants)
      .values(rows.slice(at, at + ROWS))
      .onConflictDoUpdate({
        target: [tournamentEntrants.tournamentId, tournamentEntrants.userId],
        set: {
          status: excluded(tournamentEntrants.status),
          seed: excluded(tournamentEntrants.seed),
          place: excluded(tournamentEntrants.place),
          prizeCents: excluded(tournamentEntrants.prizeCents),
        },
      });
}

/** Tournaments that have not started in which somebody is or waits as the own entrant, in the order of ids. */
export async function listUnstartedOf(reader: Reader, userId: string): Promise<string[]> {
  const rows = await reader
    .select({ id: tournaments.id })
    .from(tournamentEntrants)
    .innerJoin(tournaments, eq(tournaments.id, tournamentEntrants.tournamentId))
    .where(
      and(
        eq(tournamentEntrants.userId, userId),
        ne(tournamentEntrants.status, 'gone'),
        inArray(tournaments.status, ['registration', 'check-in']),
      ),
    )
    .orderBy(asc(tournaments.id));
  return rows.map(({ id }) => id);
}

/** Where somebody, or the line-up that they stand in, stands with some tournaments. */
export async function listOwnEntries(reader: Reader, userId: string, tournamentIds: readonly string[]) {
  if (tournamentIds.length === 0) return [];
  const standing = { tournamentId: tournamentEntrants.tournamentId, status: tournamentEntrants.status };
  const [own, ofLineups] = await Promise.all([
    reader
      .select(standing)
      .from(tournamentEntrants)
      .where(and(inArray(tournamentEntrants.tournamentId, [...tournamentIds]), eq(tournamentEntrants.userId, userId))),
    reader
      .select(standing)
      .from(tournamentLineups)
      .innerJoin(
        tournamentEntrants,
        and(
          eq(tournamentEntrants.tournamentId, tournamentLineups.tournamentId),
          eq(tournamentEntrants.userId, tournamentLineups.captainId),
        ),
      )
      .where(and(inArray(tournamentLineups.tournamentId, [...tournamentIds]), eq(tournamentLineups.userId, userId))),
  ]);
  return [...own, ...ofLineups];
}
