import { aliasedTable, and, desc, eq, gte, isNotNull, or, sql } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { before } from '../client/sql.ts';
import { tournamentEntrants, tournamentMatches, tournaments } from './tournament.table.ts';

const own = aliasedTable(tournamentEntrants, 'own');
const others = aliasedTable(tournamentEntrants, 'others');

/** Where a page of a team's matches ends: of the newest tournament the last match first. */
export interface TeamMatchKey {
  readonly startedAt: number;
  readonly tournamentId: string;
  readonly match: number;
}

/**
 * The matches that a team has played in tournaments that are over and paid, newest tournament first: those that count in
 * its figures. Whoever cheated has no place, and what they played is left out.
 */
export function listTeamMatches(reader: Reader, teamId: string, limit: number, past: TeamMatchKey | null) {
  const { startedAt, id } = tournaments;
  const { match, one, other } = tournamentMatches;
  return reader
    .select({
      tournamentId: id,
      title: tournaments.title,
      privacy: tournaments.privacy,
      game: tournaments.game,
      startedAt: sql<number>`coalesce(${startedAt}, 0)`.mapWith(Number),
      endedAt: sql<number>`coalesce(${tournaments.endedAt}, 0)`.mapWith(Number),
      match,
      isWon: sql`${tournamentMatches.winner} = ${own.seed}`.mapWith(Boolean),
      isFirst: sql`${one} = ${own.seed}`.mapWith(Boolean),
      gamesOne: tournamentMatches.gamesOne,
      gamesOther: tournamentMatches.gamesOther,
      opponentId: sql<string>`${others.teamId}`,
    })
    .from(own)
    .innerJoin(tournaments, and(eq(id, own.tournamentId), eq(tournaments.status, 'completed')))
    .innerJoin(
      tournamentMatches,
      and(
        eq(tournamentMatches.tournamentId, id),
        eq(tournamentMatches.how, 'played'),
        gte(tournamentMatches.winner, 0),
        or(eq(one, own.seed), eq(other, own.seed)),
      ),
    )
    .innerJoin(
      others,
      and(
        eq(others.tournamentId, id),
        sql`${others.seed} = case when ${one} = ${own.seed} then ${other} else ${one} end`,
      ),
    )
    .where(
      and(
        eq(own.teamId, teamId),
        isNotNull(own.place),
        isNotNull(others.place),
        past
          ? or(
              before([startedAt, id], [past.startedAt, past.tournamentId]),
              and(eq(id, past.tournamentId), sql`${match} < ${past.match}`),
            )
          : undefined,
      ),
    )
    .orderBy(desc(startedAt), desc(id), desc(match))
    .limit(limit);
}
