import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import {
  tournamentEntrants,
  tournamentFacts,
  tournamentLineups,
  tournamentLog,
  tournaments,
} from './tournament.table.ts';

/** What a player organised, took part in and decided, for the player's own archive. */
export const readTournamentData = async (reader: Reader, userId: string) => ({
  organised: await reader
    .select({
      id: tournaments.id,
      title: tournaments.title,
      status: tournaments.status,
      guaranteeCents: tournaments.guaranteeCents,
      createdAt: tournaments.createdAt,
    })
    .from(tournaments)
    .where(eq(tournaments.organiserId, userId))
    .orderBy(asc(tournaments.createdAt), asc(tournaments.id)),
  entered: await reader
    .select()
    .from(tournamentEntrants)
    .where(eq(tournamentEntrants.userId, userId))
    .orderBy(asc(tournamentEntrants.enteredAt), asc(tournamentEntrants.tournamentId)),
  lineups: await reader
    .select()
    .from(tournamentLineups)
    .where(eq(tournamentLineups.userId, userId))
    .orderBy(asc(tournamentLineups.askedAt), asc(tournamentLineups.tournamentId)),
  facts: await reader
    .select()
    .from(tournamentFacts)
    .where(eq(tournamentFacts.byId, userId))
    .orderBy(asc(tournamentFacts.at), asc(tournamentFacts.id)),
  decisions: await reader
    .select()
    .from(tournamentLog)
    .where(eq(tournamentLog.byId, userId))
    .orderBy(asc(tournamentLog.at), asc(tournamentLog.id)),
});
